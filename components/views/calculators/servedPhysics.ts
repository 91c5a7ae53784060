// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./PhysicsTool') | null =
  typeof window === 'undefined' ? require('./PhysicsTool') : null;

/** A calculator as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedPhysicsTool = served?.PhysicsTool ?? null;
