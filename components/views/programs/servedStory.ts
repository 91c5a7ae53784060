// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./ProgramStory') | null =
  typeof window === 'undefined' ? require('./ProgramStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedStory = served?.ProgramStory ?? null;
