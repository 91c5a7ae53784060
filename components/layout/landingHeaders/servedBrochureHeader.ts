// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./BrochureHeader') | null =
  typeof window === 'undefined' ? require('./BrochureHeader') : null;

/** The bar as the server draws it. Null in the browser. */
export const ServedBrochureHeader = served?.BrochureHeader ?? null;
