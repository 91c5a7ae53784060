/** The class for the birthday, in the enquiry form. */
export const CLASS_COPY = {
  fits: (born: string, grade: string, session: string, age: number, day: string) =>
    `Born ${born}: ${grade} in ${session} (${age} years on ${day}).`,
  notTaught: (grade: string) => `This branch does not teach ${grade}.`,
  tooYoung: (born: string, grade: string, session: string) =>
    `Born ${born}: ${grade} from ${session}.`,
  tooOld: (born: string, grade: string) => `Born ${born}: older than ${grade}, our last class.`,
  byAge: (grade: string) => `By the birthday it would be ${grade}.`,
  ask: (grade: string) => `Would you like to keep ${grade}?`,
  keep: (grade: string) => `Yes, keep ${grade}`,
  change: (grade: string) => `Change to ${grade}`,
  pleaseAnswer: 'Please tell us whether this class is right.',
} as const;
