// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./UnitConverter') | null =
  typeof window === 'undefined' ? require('./UnitConverter') : null;

/** The converter as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedUnitConverter = served?.UnitConverter ?? null;
