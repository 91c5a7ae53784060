// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./Ballot') | null =
  typeof window === 'undefined' ? require('./Ballot') : null;

/** The ballot as the server draws it. Null in the browser, where its code comes later. */
export const ServedBallot = served?.Ballot ?? null;
