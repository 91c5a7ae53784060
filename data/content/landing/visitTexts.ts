/** The words around the facts of a city's landing page. */
export const VISIT_TEXTS = {
  heading: (city: string, branches: number) =>
    `See our ${branches === 1 ? 'school' : 'schools'} in ${city} for yourself`,
  formHeading: 'Book your campus tour',
  formText: 'Choose a day and a time: it is booked at once.',
  /** Which cities the form offers: data/places/cityLists. */
  formCities: 'compact',
  brochureFirst:
    'Or read first: the brochure lists every branch, with the steps and the documents.',
  facts: {
    boards: 'Board',
    grades: 'Grades',
    senior: 'To Grade 12',
    landmark: 'Landmark',
    boardAt: (board: string, branches: string) => `${board} at ${branches}`,
  },
  where: {
    heading: (city: string, branches: number) =>
      branches === 1 ? `What you will see in ${city}` : `Which branch to visit in ${city}`,
    landmark: 'Landmark',
    areas: 'Areas served',
    more: (city: string) => `Find the nearest one in ${city} by locality`,
  },
  visit: {
    heading: 'What to look at, what to ask',
    lead: 'Take this list along and ask whatever matters to you.',
    here: (city: string) => `In ${city}`,
    look: 'Look at',
    ask: 'Ask',
  },
  way: { heading: (city: string) => `Getting there in ${city}` },
  seats: {
    heading: 'When seats are asked for',
    from: (grade: string, age: number) => `From ${grade}, ${age} years`,
    senior: 'Grade 11 after Class 10',
  },
  again: {
    heading: 'Book a visit',
    tour: 'Choose a day for your visit',
    brochure: 'Open the brochure (PDF)',
  },
  questionsHeading: 'Before you come',
} as const;

/** Questions about the visit itself; each city's page answers three of them. */
export const VISIT_QUESTIONS = [
  {
    question: 'Shall we bring our child?',
    answer:
      'Yes, if it is not nap time. A young child may play while you talk, and an older one should ask its own questions. Nobody is tested.',
  },
  {
    question: 'How long does a visit take?',
    answer:
      'Plan an hour. You see classrooms and the ground while lessons run, and sit down with someone from the admissions team at the end.',
  },
  {
    question: 'Can we come on a Saturday?',
    answer:
      'At many branches, except on the second Saturday of a month; the form has the days of each. From Monday to Friday you can count on full classes.',
  },
  {
    question: 'What should we have with us?',
    answer:
      'Nothing special. If you would like to talk about a seat at once, the birth certificate and, from Grade 2, the last report card help.',
  },
  {
    question: 'Do we pay or sign anything on that day?',
    answer:
      'No. The fees stand on the page of the branch, to be read at home. The seat is settled later, if you want it.',
  },
  {
    question: 'May we take pictures?',
    answer: 'Of rooms and the ground, gladly. Not of other people’s children, please.',
  },
  {
    question: 'Can we see two branches?',
    answer:
      'Yes. Send the form once for each and book two times, on the same weekday if you can, to compare fairly.',
  },
] as const;
