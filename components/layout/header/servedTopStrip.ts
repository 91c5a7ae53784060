// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./TopStrip') | null =
  typeof window === 'undefined' ? require('./TopStrip') : null;

/** The strip as the server draws it. Null in the browser. */
export const ServedTopStrip = served?.TopStrip ?? null;
