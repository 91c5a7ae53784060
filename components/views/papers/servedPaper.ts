// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./PaperSheet') | null =
  typeof window === 'undefined' ? require('./PaperSheet') : null;

/** The paper as the server draws it. Null in the browser, which never has its code or its text. */
export const ServedPaper = served?.PaperSheet ?? null;
