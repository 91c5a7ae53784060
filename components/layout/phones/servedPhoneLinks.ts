// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('@/components/blocks/phones/PhoneLinks') | null =
  typeof window === 'undefined' ? require('@/components/blocks/phones/PhoneLinks') : null;

/** The numbers as the server draws them. Null in the browser. */
export const ServedPhoneLinks = served?.PhoneLinks ?? null;
