// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./EventStory') | null =
  typeof window === 'undefined' ? require('./EventStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedEventStory = served?.EventStory ?? null;
