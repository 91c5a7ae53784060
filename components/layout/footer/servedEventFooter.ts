// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./EventFooter') | null =
  typeof window === 'undefined' ? require('./EventFooter') : null;

/** The footer as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedEventFooter = served?.EventFooter ?? null;
