// The build drops the branches that it cannot reach, and the modules with them.
const top: typeof import('./ContactTop') | null =
  typeof window === 'undefined' ? require('./ContactTop') : null;
const story: typeof import('./ContactStory') | null =
  typeof window === 'undefined' ? require('./ContactStory') : null;

/** The parts around the form as the server draws them. Null in the browser, which leaves them alone. */
export const ServedTop = top?.ContactTop ?? null;
export const ServedStory = story?.ContactStory ?? null;
