// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./NumberBox') | null =
  typeof window === 'undefined' ? require('./NumberBox') : null;

/** The box as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedNumberBox = served?.NumberBox ?? null;
