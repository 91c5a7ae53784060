// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./CodeFinder') | null =
  typeof window === 'undefined' ? require('./CodeFinder') : null;

/** The code box as the server draws it. Null in the browser, where few visitors touch it. */
export const ServedCodeFinder = served?.CodeFinder ?? null;
