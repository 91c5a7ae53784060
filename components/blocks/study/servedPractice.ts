// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./Practice') | null =
  typeof window === 'undefined' ? require('./Practice') : null;

/** The questions as the server draws them. Null in the browser, where few visitors answer them. */
export const ServedPractice = served?.Practice ?? null;
