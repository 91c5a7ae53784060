// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./AgeCalculator') | null =
  typeof window === 'undefined' ? require('./AgeCalculator') : null;

/** The calculator as the server draws it. Null in the browser, where few visitors touch it. */
export const ServedAgeCalculator = served?.AgeCalculator ?? null;
