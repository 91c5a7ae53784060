// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./CertificateFinder') | null =
  typeof window === 'undefined' ? require('./CertificateFinder') : null;

/** The form as the server draws it. Null in the browser, which fetches it on first touch. */
export const ServedFinder = served?.CertificateFinder ?? null;
