// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./Logo') | null =
  typeof window === 'undefined' ? require('./Logo') : null;

/** The logo as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedLogo = served?.Logo ?? null;
