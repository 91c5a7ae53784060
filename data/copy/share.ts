import { ADMISSION_SESSION, SCHOOL } from '@/data/school';

type ShareWords = { title: string; note: string };

/** What stands on the picture of a shared page, by the kind of page. */
export const SHARE_WORDS = {
  home: {
    title: 'A good school, close to home',
    note: 'CBSE and ICSE, day and boarding, across India',
  },
  'day-school': { title: 'Day schools by city', note: 'Boards, grades and neighbourhoods' },
  boarding: { title: 'Boarding schools', note: 'Life in the house, and who may join' },
  'near-me': { title: 'Find a school near you', note: 'By locality, grade and distance' },
  compare: { title: 'Compare branches', note: 'Up to three, side by side' },
  admissions: {
    title: `Admissions ${ADMISSION_SESSION.label}`,
    note: 'The age for each grade, the documents, the steps',
  },
  fees: { title: 'Fee structure', note: 'What fees cover, line by line' },
  academics: { title: 'How children learn here', note: 'From Pre-Nursery to Grade 12' },
  ncert: { title: 'NCERT solutions', note: 'Chapter by chapter, each step shown' },
  syllabus: { title: 'CBSE syllabus', note: 'Units and marks, class by class' },
  papers: { title: 'Sample papers', note: 'With answers and marking schemes' },
  worksheets: { title: 'Worksheets', note: 'To print, with answer keys' },
  tables: { title: 'Multiplication tables', note: '1 to 120, with patterns and practice' },
  maths: { title: 'Maths, step by step', note: 'Lessons with examples and practice' },
  science: { title: 'Science, step by step', note: 'Lessons with drawings and practice' },
  evs: { title: 'EVS, step by step', note: 'Lessons with drawings and practice' },
  english: { title: 'English, step by step', note: 'Lessons with examples and practice' },
  calculators: { title: 'Calculators', note: 'With every step of the working' },
  formulas: { title: 'Formulas', note: 'Explained, with worked examples' },
  converters: { title: 'Converters', note: 'Units, land and number systems' },
  numbers: { title: 'Numbers in words', note: 'Lakh and crore, million and billion' },
  poems: { title: 'Poems for children', note: 'By age, to read aloud' },
  stories: { title: 'Stories for children', note: 'By age, set in India' },
  blog: { title: 'The blog for parents', note: 'Choosing a school, and learning at home' },
  events: { title: 'Events', note: 'What happens besides lessons' },
  activities: { title: 'Activities', note: 'Sport, music, making and more' },
  about: { title: 'About us', note: 'Who we are and how we work' },
  contact: { title: 'Talk to us', note: 'Every branch, city by city' },
} as const satisfies Record<string, ShareWords>;

export type ShareKind = keyof typeof SHARE_WORDS;

export const SHARE_COPY = {
  city: (name: string, branches: number) =>
    branches === 1 ? `School in ${name}` : `Schools in ${name}`,
  branchCount: (branches: number) => (branches === 1 ? 'One branch' : `${branches} branches`),
  branchKind: (board: string, isBoarding: boolean) =>
    isBoarding ? `${board} boarding school` : `${board} school`,
  /** What a reader hears who cannot see the picture. */
  alt: (title: string, note: string) => `${SCHOOL.name}. ${title}: ${note}`,
};
