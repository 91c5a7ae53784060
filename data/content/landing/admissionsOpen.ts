import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
/** The page of the day schools while admissions are open. */
export const ADMISSIONS_OPEN = {
  heading: (session: string) => `Admissions open for ${session}`,
  lead: 'There is no entrance test, and an enquiry costs nothing. The form takes two minutes.',
  formHeading: 'Start with an enquiry',
  formText: 'It binds you to nothing.',
  formCities: 'full',
  points: (counts: { branches: number; cities: number; cbse: number; icse: number }) => [
    `${counts.branches} branches in ${counts.cities} cities: ${counts.cbse} follow CBSE, ${counts.icse} ICSE.`,
    'Grade by birthday alone: the table on this page has the answer.',
    'Fees by stage on the page of every branch, added up for the first year.',
  ],
  week: {
    heading: 'What to do this week',
    lead: 'One step a day, from the first look to a talk at home.',
    days: [
      {
        term: 'Monday',
        detail: 'Find the grade in the table below.',
      },
      {
        term: 'Tuesday',
        detail: 'See which branches your child can reach in thirty minutes at school time.',
      },
      {
        term: 'Wednesday',
        detail:
          'Send the enquiry to one of these branches, or to two, with a time for a visit. Note the reference.',
      },
      {
        term: 'Thursday',
        detail:
          'When the branch calls, ask about the seat. Then add up the first year on its page, with the bus.',
      },
      {
        term: 'Friday',
        detail:
          'Look for the birth certificate and have two photographs taken. The rest can follow.',
      },
      {
        term: 'Saturday',
        detail: 'Try the way to school with your child.',
      },
      {
        term: 'Sunday',
        detail: 'Talk it over with those who will bring and fetch the child.',
      },
    ],
  },
  ages: {
    heading: 'Find your child’s grade',
    lead: 'Look for the birthday. Other schools say LKG and UKG where we say K1 and K2.',
    beginHeading: 'Where children usually begin',
    begin: [
      {
        term: 'Pre-Nursery',
        detail: (branches: number) => `At ${branches} branches, from two years.`,
      },
      {
        term: 'Nursery',
        detail: (branches: number) => `At ${branches} branches, from three years.`,
      },
      {
        term: 'Grade 1',
        detail: (branches: number) =>
          `At ${branches} branches, at six years as the National Education Policy 2020 sets it.`,
      },
      {
        term: 'Grade 11',
        detail: (branches: number) =>
          `At ${branches} branches, with Class 10 from any recognised board.`,
      },
    ],
  },
  steps: {
    heading: 'Five steps to the first school day',
    lead: 'You can stop after each of them.',
  },
  cities: {
    heading: 'In which city?',
    lead: 'How admission goes there, which branches take which ages, and what families ask.',
    note: (branches: number, grades: string) =>
      `${branches === 1 ? 'One branch' : `${branches} branches`}, ${grades}`,
  },
  why: {
    heading: 'A branch near home',
    points: [
      {
        term: 'Less time on the road',
        detail:
          'A child who lives twenty minutes away has an hour a day more than one who lives fifty minutes away.',
      },
      {
        term: 'Friends within reach',
        detail: 'Classmates live in the same part of the city.',
      },
      {
        term: 'One group in many cities',
        detail:
          'If you are transferred, a branch of the same board in the next city goes on with the same books, where the grade has a seat.',
      },
      {
        term: 'Plain words on fees',
        detail:
          'Each branch and stage has its own. The page of the branch shows what is paid once, what is paid each term, and by which day.',
      },
    ],
  },
  questionsHeading: 'Before you send the form',
  questions: [
    {
      question: 'Is it too late for this session?',
      answer:
        'That depends on the grade and the branch. Many grades can be joined after the session has begun; the team tells you on the phone whether yours has a seat. Grades 10 and 12 are the exception, since the boards have their candidates by then.',
    },
    {
      question: 'What happens with my number?',
      answer:
        'The team of the branch calls you on it about this enquiry. The notice beside the button says what else we keep, why, and how you can withdraw it.',
    },
    {
      question: 'My child is shy. Will the first meeting count?',
      answer:
        'No child is marked for it. A young one plays while you talk; if nothing is said, nothing is missing.',
    },
    {
      question: 'Can both parents and grandparents come to the visit?',
      answer: 'Yes. Tell the branch how many you are, so that someone has time for all questions.',
    },
    {
      question: 'Do you have boarding as well?',
      answer: `On ${BOARDING_CAMPUSES.count} campuses, near ${BOARDING_CAMPUSES.near}. They have a page of their own with the same form.`,
    },
  ],
  boardingLink: 'Admissions to the boarding campuses',
} as const;
