// A reference has no full stop in it.
const CORRECTED = /^(.+)\.(\d{1,9})$/;

/** What a school system knows a signup by: the enquiry, and which form of it this is (1 or more). */
export type SignupKey = { id: string; revision: number };

/**
 * The idempotency key of a signup: `OIS-7K3M-92QF`, and `OIS-7K3M-92QF.2` once it was corrected. A
 * school system takes each key once: without a key of its own, a correction would be taken for a
 * repetition of what it corrects.
 */
export const toSignupKey = ({ id, revision }: SignupKey): string =>
  revision === 1 ? id : `${id}.${revision}`;

/** The other way round. A key that no correction made is the first revision of itself. */
export const parseSignupKey = (key: string): SignupKey => {
  const [, id, revision] = CORRECTED.exec(key) ?? [];
  return id === undefined ? { id: key, revision: 1 } : { id, revision: Number(revision) };
};
