// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./Banner') | null =
  typeof window === 'undefined' ? require('./Banner') : null;

/** The banner as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedBanner = served?.Banner ?? null;
