// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./BaseConverter') | null =
  typeof window === 'undefined' ? require('./BaseConverter') : null;

/** The converter as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedBaseConverter = served?.BaseConverter ?? null;
