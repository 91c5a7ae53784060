/** The words around the facts of `/cbse-schools-in-{city}`. */
export const CBSE_TEXTS = {
  heading: (city: string) => `CBSE schools in ${city}`,
  formHeading: 'Ask a CBSE branch',
  formText: 'Its team calls you about the seat and the grade.',
  facts: {
    grades: 'Grades',
    begin: 'Youngest',
    tenth: 'Class 10',
    senior: 'Class 12',
    beginAt: (age: number, grade: string) => `${age} years, in ${grade}`,
    at: (branches: string) => `Examination written by pupils of ${branches}`,
  },
  meaningHeading: (city: string) => `What CBSE means in ${city}`,
  branchesHeading: (city: string, count: number) =>
    count === 1 ? `Our CBSE branch in ${city}` : `Our ${count} CBSE branches in ${city}, by area`,
  ageOn: (day: string) => `Ages in years completed on ${day}.`,
  groups: {
    twelve: 'Up to Grade 12',
    ten: 'Up to Grade 10',
    lower: 'Up to the middle grades or Grade 9',
    wing: 'Pre-primary only',
  },
  entry: (grade: string, age: number) => `begins at ${grade}, ${age} years`,
  near: 'near',
  subjectsHeading: 'How the subjects run',
  subjectsLead: 'As the board sets it. Ask the branch what it offers beyond that.',
  language: 'The language of the state',
  compareHeading: (city: string) => `How to compare CBSE schools in ${city}`,
  askAlso: 'Ask everywhere, us too',
  questionsHeading: (city: string) => `CBSE in ${city}: questions`,
  allBranches: (city: string) => `All our branches in ${city}`,
  admission: (city: string) => `How admission works in ${city}`,
} as const;
