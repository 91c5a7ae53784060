import { ADMISSION_SESSION } from '@/data/school';

/** The parts of the page that its first screen leads to. */
export const BRANCH_ANCHORS = {
  affiliation: 'affiliation',
  day: 'school-day',
  fees: 'fees',
  buses: 'buses',
  boarding: 'boarding',
} as const;

/** The words around the record of a branch, on its page. */
export const BRANCH_DETAILS_COPY = {
  actions: { call: 'Call', directions: 'Directions' },
  keyFacts: {
    title: 'At a glance',
    board: 'Board and classes',
    day: 'School day',
    fees: 'First year',
    buses: 'School bus',
    from: (amount: string) => `from ${amount}`,
    fromAYear: (amount: string) => `from ${amount} a year`,
    boarding: 'Boarding',
    boardingFrom: (amount: string, grade: string) => `${amount} a year, from ${grade}`,
  },
  teachers: 'Teachers',
  teachersBeside: (teachers: number, special: number, counsellors: number) =>
    `${teachers}, and beside them ${special} special ${special === 1 ? 'educator' : 'educators'} and ${counsellors} ${counsellors === 1 ? 'counsellor' : 'counsellors'}`,
  head: (name: string, since: number) => `${name}, head of the branch since ${since}`,
  day: {
    title: 'A school day',
    /** Hours of the day, named below the bar. */
    clock: [
      { at: 8, said: '8 am' },
      { at: 10, said: '10' },
      { at: 12, said: 'noon' },
      { at: 14, said: '2' },
      { at: 16, said: '4 pm' },
    ],
    atMost: (size: number) => `at most ${size} children in a class`,
  },
  facilities: { title: 'On the campus' },
  grades: {
    title: 'Grades and the age for each',
    countedOn: (day: string) => `Completed years on ${day}.`,
  },
  fees: {
    title: `Fees for ${ADMISSION_SESSION.label}`,
    stage: 'Stage',
    application: 'Application, once',
    admission: 'Admission, once',
    term: 'Each term',
    year: 'First year',
    later: 'Each later year',
    due: (begins: string, days: string) =>
      `The school year begins in ${begins}; the terms are paid by ${days}.`,
    boarding: (amount: string, from: string) =>
      `Boarding, meals and laundry cost ${amount} a year, from ${from}.`,
    wing: (main: string) => `Going on to Grade 1 at ${main}, a child pays no second admission.`,
    note: 'The first year is application, admission and all terms, a later year all terms, without the bus, books, uniform and the board’s own fees.',
  },
  total: {
    title: 'Add up your first year',
    zone: 'School bus',
    noBus: 'No bus',
    zoneName: (zone: string, localities: string) => `Zone ${zone}: ${localities}`,
    boarder: (from: string) => `My child boards (from ${from})`,
    sum: 'In all',
  },
  buses: {
    title: 'School buses: minutes to the gate, fee of a year',
    stop: (minutes: number, fee: string) => `${minutes} minutes, ${fee}`,
  },
  boarding: {
    title: 'Living on campus',
    from: 'First class that boards',
    days: 'Visiting days',
    meals: 'Meals',
    jain: 'Jain food',
    all: 'All branches with boarding',
  },
  affiliation: {
    checked: 'Board and classes checked on',
    /** The board of a pre-primary wing, which has no affiliation of its own. */
    boardOfMain: (main: string) =>
      `The board of ${main}, which takes the children from Grade 1; a wing needs no certificate of its own`,
    number: 'Affiliation number',
    validUntil: 'Valid until',
    languages: 'Languages',
    languagesIn: ({ second, third }: { second: string; third: string }) =>
      `Lessons in English; second language ${second}; third ${third}`,
    disclosure: 'Mandatory public disclosure',
    mainBranch: (lastGrade: string) => `After ${lastGrade}: the main branch`,
    wing: (firstGrade: string) => `Before ${firstGrade}: the pre-primary wing`,
  },
  firstDays: {
    title: (branch: string) => `Starting at ${branch}`,
    admission: (city: string) => `Admission in ${city}`,
    fees: 'How fees work',
  },
} as const;

/** What a family pays for. */
export const FEE_ITEMS = {
  application: 'Application',
  admission: 'Admission',
  tuition: 'Tuition, all terms',
  bus: 'School bus for the year',
  boarding: 'Boarding for the year',
} as const;

export type FeeItem = keyof typeof FEE_ITEMS;
