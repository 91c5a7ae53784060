// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./NearMeFinder') | null =
  typeof window === 'undefined' ? require('./NearMeFinder') : null;

/** The finder as the server draws it. Null in the browser, which fetches it on first touch. */
export const ServedNearMeFinder = served?.NearMeFinder ?? null;
