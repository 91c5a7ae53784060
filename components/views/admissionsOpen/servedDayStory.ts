// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./DayStory') | null =
  typeof window === 'undefined' ? require('./DayStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedDayStory = served?.DayStory ?? null;
