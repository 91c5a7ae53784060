const branches = (count: number): string => (count === 1 ? 'One branch' : `${count} branches`);

/** What the right-branch finder and the age calculator say. */
export const FINDER_COPY = {
  localityMissing: 'Please type where you live: a locality, a landmark or a city.',
  placeUnknown: (text: string) =>
    `We do not know “${text}” yet. Try a bigger locality nearby, or the name of your city.`,
  childEnters: (grade: string, session: string) =>
    `A child born on this day enters ${grade} in the ${session} session.`,
  inCity: (count: number, city: string, grade: string | null) =>
    grade
      ? `${branches(count)} in ${city} ${count === 1 ? 'teaches' : 'teach'} ${grade}.`
      : `${branches(count)} in ${city}.`,
  near: (count: number, place: string, grade: string | null) =>
    grade
      ? `${branches(count)} near ${place} ${count === 1 ? 'teaches' : 'teach'} ${grade}.`
      : `${branches(count)} near ${place}.`,
  nextNearest: 'The next nearest follow.',
  elsewhere: (city: string, place: string, grade: string) =>
    `The branches near ${place} do not teach ${grade}. These in ${city} do, the nearest first.`,
  notTaught: (city: string, grade: string) => `None of our branches in ${city} teaches ${grade}.`,
  addBirth: 'Add the day your child was born to see only those that teach the right grade.',
  boardingInstead: 'These campuses teach it and take boarders.',
} as const;

export const BIRTH_COPY = {
  invalid: 'Please give a full date: day, month and year.',
  tooYoung: (youngestGrade: string, age: number, session: string) =>
    `${youngestGrade} begins at ${age} years. A child born on this day can join it in the ${session} session.`,
  tooOld: (oldestGrade: string) =>
    `By age this child has finished ${oldestGrade}, our last grade. Please call us: a child who changed board or lost a year may join a lower grade.`,
} as const;
