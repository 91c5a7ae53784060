// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./PhoneLinks') | null =
  typeof window === 'undefined' ? require('./PhoneLinks') : null;

/** The numbers as the server draws them. Null in the browser. */
export const ServedPhoneLinks = served?.PhoneLinks ?? null;
