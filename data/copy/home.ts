import { ADMISSION_SESSION, SCHOOL } from '@/data/school';

/** The words of the home page, from the top down. */
export const HOME_COPY = {
  hero: {
    heading: 'A good school, close to home',
    lead: `${SCHOOL.name}, from Pre-Nursery to Grade 12. Tell us where you live, and we show you the branches that suit.`,
  },
  cities: {
    heading: 'Our cities',
    onMap: (onSite: number, cities: number) =>
      `${onSite} branches have a page here, in ${cities} cities.`,
  },
  stages: {
    heading: 'From first letters to the last board examination',
    ages: (from: number, to: number) => `${from} to ${to} years`,
  },
  kinds: {
    heading: 'What differs from branch to branch',
    branches: (count: number) => `${count} branches`,
    campuses: (count: number) => `${count} campuses`,
    cbse: {
      title: 'CBSE',
      text: 'The board of most schools in India, with NCERT textbooks. A family that moves finds one almost anywhere.',
    },
    icse: {
      title: 'ICSE',
      text: 'More subjects and more writing, with project work in each. It suits a child who likes to read.',
    },
    day: {
      title: 'Day school',
      text: 'Every branch takes day pupils. Look first for one on your own side of the city.',
    },
    boarding: {
      title: 'Boarding school',
      text: 'Children live and learn in one place: for families who travel, or live far from a senior school.',
    },
  },
  admission: {
    heading: `Admissions ${ADMISSION_SESSION.label}`,
    more: 'Ages, documents and cities',
  },
  enquiry: {
    heading: 'Ask us anything',
    text: 'The form takes two minutes. The admissions team of the branch calls you, and with your reference you see how it goes on.',
    call: 'Or call us:',
  },
  results: {
    heading: 'Our pupils',
    students: 'Pupils',
  },
  posts: { heading: 'For parents, in a few minutes', more: 'All posts of the blog' },
  questions: { heading: 'Questions parents ask', more: 'More questions, answered' },
} as const;
