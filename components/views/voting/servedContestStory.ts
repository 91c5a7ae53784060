// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./ContestStory') | null =
  typeof window === 'undefined' ? require('./ContestStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedContestStory = served?.ContestStory ?? null;
