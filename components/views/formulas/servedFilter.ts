// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./FormulaFilter') | null =
  typeof window === 'undefined' ? require('./FormulaFilter') : null;

/** The filter as the server draws it. Null in the browser, which fetches it on first touch. */
export const ServedFilter = served?.FormulaFilter ?? null;
