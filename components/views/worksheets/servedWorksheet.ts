// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./StillWorksheet') | null =
  typeof window === 'undefined' ? require('./StillWorksheet') : null;

/** The worksheet as the server draws it. Null in the browser, where few visitors touch it. */
export const ServedWorksheet = served?.StillWorksheet ?? null;
