// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./RomanConverter') | null =
  typeof window === 'undefined' ? require('./RomanConverter') : null;

/** The converter as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedRomanConverter = served?.RomanConverter ?? null;
