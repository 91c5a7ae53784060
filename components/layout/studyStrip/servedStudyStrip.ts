// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./StudyStrip') | null =
  typeof window === 'undefined' ? require('./StudyStrip') : null;

/** The strip as the server draws it. Null in the browser, which has no more to do with it. */
export const ServedStudyStrip = served?.StudyStrip ?? null;
