/** The words around the record of a branch, on its page. */
export const BRANCH_DETAILS_COPY = {
  actions: { call: 'Call', directions: 'Directions' },
  head: (name: string, since: number) => `${name}, head of the branch since ${since}`,
  day: {
    title: 'A school day',
    lead: 'When lessons begin and end, and what you see when you visit.',
    atMost: (size: number) => `at most ${size} children in a class`,
  },
  facilities: { title: 'On the campus' },
  languages: (second: string, third: string) =>
    `Lessons are in English. The second language is ${second}; as a third, children choose ${third}.`,
  fees: {
    title: 'Fees',
    stage: 'Stage',
    application: 'Application, once',
    admission: 'Admission, once',
    term: 'Each term',
    year: 'First year',
    due: (days: string) => `Terms are paid by ${days}.`,
    boarding: (amount: string) => `Boarding, meals and laundry cost ${amount} a year.`,
    note: 'The first year is application, admission and all terms, without the bus, books and uniform.',
  },
  total: {
    title: 'Add up your first year',
    zone: 'School bus',
    noBus: 'No bus',
    zoneName: (zone: string, localities: string) => `Zone ${zone}: ${localities}`,
    boarder: 'My child boards',
    sum: 'In all',
  },
  buses: {
    title: 'School buses',
    lead: 'From the stop to the gate in the morning.',
    minutes: (count: number) => `${count} minutes`,
  },
  affiliation: {
    number: 'Affiliation number',
    validUntil: 'Valid until',
    disclosure: 'Mandatory public disclosure',
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
