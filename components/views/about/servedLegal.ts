// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./LegalStory') | null =
  typeof window === 'undefined' ? require('./LegalStory') : null;

/** The page as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedLegal = served?.LegalStory ?? null;
