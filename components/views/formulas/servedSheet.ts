// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./FormulaSheet') | null =
  typeof window === 'undefined' ? require('./FormulaSheet') : null;

/** The list as the server draws it. Null in the browser, which never has its code or its data. */
export const ServedSheet = served?.FormulaSheet ?? null;
