// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./Blocks') | null =
  typeof window === 'undefined' ? require('./Blocks') : null;

/** The blocks as the server draws them. Null in the browser, which has no more to do with them. */
export const ServedBlocks = served?.Blocks ?? null;
