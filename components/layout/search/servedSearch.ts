// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./SearchPageForm') | null =
  typeof window === 'undefined' ? require('./SearchPageForm') : null;

/** The search box as the server draws it. Null in the browser, whose first bundle does not hold it. */
export const ServedSearch = served?.SearchPageForm ?? null;
