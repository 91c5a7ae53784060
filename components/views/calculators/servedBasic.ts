// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./BasicCalculator') | null =
  typeof window === 'undefined' ? require('./BasicCalculator') : null;

/** The calculator as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedBasicCalculator = served?.BasicCalculator ?? null;
