// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./TableBoard') | null =
  typeof window === 'undefined' ? require('./TableBoard') : null;

/** The table as the server draws it. Null in the browser, which has it as HTML. */
export const ServedTableBoard = served?.TableBoard ?? null;
