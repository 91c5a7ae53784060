// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./AboutStory') | null =
  typeof window === 'undefined' ? require('./AboutStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedStory = served?.AboutStory ?? null;
