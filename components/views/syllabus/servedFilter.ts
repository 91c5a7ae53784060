// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./SyllabusFilter') | null =
  typeof window === 'undefined' ? require('./SyllabusFilter') : null;

/** The filter as the server draws it. Null in the browser, which fetches it on first touch. */
export const ServedFilter = served?.SyllabusFilter ?? null;
