// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./MainMenu') | null =
  typeof window === 'undefined' ? require('./MainMenu') : null;

/** The menu as the server draws it. Null in the browser: 150 links stay out of the first bundle. */
export const ServedMenu = served?.MainMenu ?? null;
