// The build drops the branch that it cannot reach, and the list of all branches with it.
const served: typeof import('./PlainForm') | null =
  typeof window === 'undefined' ? require('./PlainForm') : null;

/** The plain form as the server draws it. Null in the browser, which does not show it. */
export const ServedPlainForm = served?.PlainForm ?? null;
