/** The page of the day schools while admissions are open. */
export const ADMISSIONS_OPEN = {
  heading: (session: string) => `Admissions open for ${session}`,
  lead: 'No entrance test, no fee for asking. Two minutes for the form, one call, one visit.',
  formHeading: 'Start with an enquiry',
  formText: 'It binds you to nothing.',
  formCities: 'full',
  points: (counts: { branches: number; cities: number; cbse: number; icse: number }) => [
    `${counts.branches} branches in ${counts.cities} cities: ${counts.cbse} follow CBSE, ${counts.icse} ICSE.`,
    'Grade by birthday alone: the table on this page has the answer.',
    'The fee sheet of your branch and grade in writing, before you decide.',
  ],
  week: {
    heading: 'What to do this week',
    lead: 'A school can be chosen well in seven days. One small thing a day is enough.',
    days: [
      {
        term: 'Monday',
        detail:
          'Find the grade in the table below. Write the birthday on the fridge: it settles many talks.',
      },
      {
        term: 'Tuesday',
        detail:
          'Draw your half hour: which places can a child reach in thirty minutes at school time?',
      },
      {
        term: 'Wednesday',
        detail: 'Send the enquiry to the branch in that circle, or to two. Note the reference.',
      },
      {
        term: 'Thursday',
        detail:
          'When the branch calls, ask three things: a seat, the fee sheet, a morning for a visit.',
      },
      {
        term: 'Friday',
        detail:
          'Look for the birth certificate and have two photographs taken. The rest can follow.',
      },
      {
        term: 'Saturday',
        detail: 'Ride the way with your child, and stop for an ice cream on the way back.',
      },
      {
        term: 'Sunday',
        detail: 'Talk it over with those who will bring and fetch the child. They have a vote.',
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
        detail: (branches: number) =>
          `At ${branches} branches, for a gentle start with a parent nearby in the first days.`,
      },
      {
        term: 'Nursery',
        detail: (branches: number) =>
          `At ${branches} branches. If yours begins here, nothing has been missed.`,
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
    heading: 'Why families decide for a branch near home',
    points: [
      {
        term: 'An hour won',
        detail:
          'A child who lives twenty minutes away has an hour a day more than one who lives fifty minutes away: for sleep, a game or a grandmother.',
      },
      {
        term: 'Friends within reach',
        detail: 'Birthdays, lost notebooks and quarrels are settled on foot.',
      },
      {
        term: 'One group in many cities',
        detail:
          'If you are transferred, a branch of the same board in the next city goes on with the same books, where the grade has a seat.',
      },
      {
        term: 'Plain words on fees',
        detail:
          'We print no single figure, since each branch and grade has its own. You get the sheet in writing, line by line.',
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
      answer:
        'On four campuses, near Bangalore, Delhi, Bhopal and Jabalpur. They have a page of their own with the same form.',
    },
  ],
  boardingLink: 'Admissions to the boarding campuses',
} as const;
