// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./BoardingStory') | null =
  typeof window === 'undefined' ? require('./BoardingStory') : null;

/** The story as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedBoardingStory = served?.BoardingStory ?? null;
