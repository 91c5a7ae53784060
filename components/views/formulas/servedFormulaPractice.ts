// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./FormulaPractice') | null =
  typeof window === 'undefined' ? require('./FormulaPractice') : null;

/** The questions as the server draws them. Null in the browser, which fetches them on first touch. */
export const ServedFormulaPractice = served?.FormulaPractice ?? null;
