import { PATHS } from '@/data/routes/paths';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';

/** The home page that advertisements lead to: the form first, then three ways in. */
export const HOME_2 = {
  heading: `Admissions are open at ${SCHOOL.name}`,
  lead: (branches: number, cities: number) =>
    `For ${ADMISSION_SESSION.label}, at ${branches} branches in ${cities} cities. Tell us which one, and it calls you.`,
  enquiry: { heading: 'Enquire here' },
  assurances: [
    'No account, no fee and no obligation',
    'A reference at once, to follow your enquiry',
    'The fees of each stage on the page of the branch',
  ],
  numbers: {
    label: 'The school in numbers',
    cbse: 'branches follow CBSE',
    icse: 'branches follow ICSE',
    toLastGrade: 'branches go on to Grade 12',
    boarding: 'campuses take boarders',
  },
  ways: {
    heading: 'Three ways in',
    lead: 'Start from what you know already.',
  },
  byCity: {
    title: 'You know the city',
    text: 'Each page lists the branches with board, grades and the areas they serve.',
  },
  byGrade: {
    title: 'You know the age',
    text: (day: string) =>
      `Ages in years completed on ${day}, or on the day of the state, and how many branches teach each stage.`,
    link: { title: 'Find those near home', path: PATHS.nearMe },
    stage: 'Stage',
    ages: 'Age',
    taughtAt: 'Branches',
  },
  byKind: {
    title: 'Day school or boarding',
    day: {
      title: 'Home every evening',
      text: (branches: number) => `All ${branches} branches take day pupils.`,
      link: { title: 'Day schools', path: PATHS.daySchool },
    },
    boarding: {
      title: 'A home on campus',
      text: (campuses: string) =>
        `Boarders live on campuses near ${campuses}, and come from anywhere.`,
      link: { title: 'Boarding schools', path: PATHS.boardingSchool },
    },
    unsure: {
      title: 'Not sure yet',
      text: 'Come to a branch on an ordinary working day and bring your child along. Look at a lesson, the playground and the notebooks.',
      link: { title: 'What to look at on a visit', path: PATHS.event },
    },
  },
  steps: {
    heading: 'After the form, five steps',
    lead: 'The same at every branch, without an entrance test.',
  },
  onlyBranch: {
    heading: 'What the branch tells you',
    lead: 'Three things that are not on this page.',
    points: [
      {
        title: 'Fees',
        text: 'They differ by branch and stage. The page of each branch has them and adds up the first year. What a line of a fee sheet means, you can read beforehand.',
        link: { title: 'How fees work', path: PATHS.feeStructure },
      },
      {
        title: 'Rankings',
        text: 'We print none. Visit two schools on a working day with your child, and try the way there once.',
        link: { title: 'How to judge a school run', path: PATHS.nearMe },
      },
      {
        title: 'A promise of a seat',
        text: 'Only the branch knows its classes. Ask it: that is what the form is for.',
        link: { title: 'How admission goes', path: PATHS.admissions },
      },
    ],
  },
} as const;
