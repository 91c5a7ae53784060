/** The words around the facts of a city’s page. */
export const CITY_COPY = {
  pick: 'How to choose',
  families: 'Good to know',
  travel: 'Getting to school',
  year: 'Through the year',
  filters: {
    label: 'Your area or locality',
    button: 'Search',
    clear: 'Show all branches',
    noArea:
      'None of our branches names that area. Try a bigger locality nearby, or look through the whole list.',
    example: (area: string) => `For example ${area}`,
    board: 'Board',
    anyBoard: 'Any board',
    grade: 'Class',
    anyGrade: 'Any class',
    tuition: 'Tuition a year',
    anyTuition: 'Any fees',
    upTo: (amount: string) => `Up to ${amount}`,
    boarding: 'With boarding',
    none: 'No branch found',
    serve: (shown: number, all: number) =>
      shown === 1 ? `1 of ${all} branches serves it` : `${shown} of ${all} branches serve it`,
    fit: (shown: number, all: number) =>
      shown === 1 ? `1 of ${all} branches fits` : `${shown} of ${all} branches fit`,
    nearestFirst: (place: string) => `the nearest to ${place} first`,
    allNearestFirst: (all: number, place: string) =>
      `All ${all} branches, the nearest to ${place} first`,
    nothing:
      'No branch here is all of that. Leave out one of the filters, or ask us what comes close.',
    ask: 'Ask the admissions team',
  },
} as const;
