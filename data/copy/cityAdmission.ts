/** The words around the facts of `/school-admission-in-{city}`. */
export const CITY_ADMISSION_COPY = {
  calendar: (city: string) => `The admission year in ${city}`,
  fees: {
    heading: (city: string, count: number) =>
      count === 1 ? `Our branch in ${city} and its fees by class` : `Fees by class in ${city}`,
    note: 'First year with application, admission and all terms; below it each later year. Bus, books and uniform are extra.',
    table: (city: string) => `Branches in ${city} with their fees by class`,
    branch: 'Branch',
    youngest: 'Youngest',
    upTo: (grade: string) => `to ${grade}`,
    later: 'then',
    notTaught: '–',
  },
  ages: (city: string) => `The age for each grade in ${city}`,
  documents: 'Documents',
  documentsAll: 'At every branch',
  documentsHere: (city: string) => `In ${city} also`,
  state: (city: string) => `Who decides in ${city}`,
  free: 'Free seats (RTE)',
  freeLink: 'What the Act gives, step by step',
  office: 'The office',
  /** What stands on a phone until a press opens the part. */
  open: {
    ages: 'Show ages and birthdays, class by class',
    documents: 'Show the list of documents',
    state: 'Show the office and the free seats',
  },
  steps: 'From the first call to the first day',
} as const;
