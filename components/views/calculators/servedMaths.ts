// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./MathsTool') | null =
  typeof window === 'undefined' ? require('./MathsTool') : null;

/** A calculator as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedMathsTool = served?.MathsTool ?? null;
