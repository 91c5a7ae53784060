// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./FooterLists') | null =
  typeof window === 'undefined' ? require('./FooterLists') : null;

/** The lists as the server draws them. Null in the browser, which has no more to do with them. */
export const ServedLists = served?.FooterLists ?? null;
