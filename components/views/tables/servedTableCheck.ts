// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./TableCheck') | null =
  typeof window === 'undefined' ? require('./TableCheck') : null;

/** The start of the check as the server draws it. Null in the browser, which has it as HTML. */
export const ServedTableCheck = served?.TableCheck ?? null;
