import { SCHOOL } from '@/data/school';

/** A reference, as the commands explain it. */
export const EXAMPLE = `${SCHOOL.shortName}-7K3M-92QF`;

/** What a wrong command answers: one line, and where to read more. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `What could not be delivered of what parents have sent. Enquiries and visits are listed at the desk.

  npm run enquiries -- dead                 prints what was refused or given up, with the reason
  npm run enquiries -- retry ${EXAMPLE}
                                            sends one of these again, as it was saved
  npm run enquiries -- retry --all          sends all of them again: after an outage

For dead and retry --all:
  --kind enquiry        enquiry or whatsapp-lead; both without it

The running site sends them within seconds. One that is refused again is in the list again.

They are read from DATABASE_URL, else from DATA_DIR/site.db, in the environment or in .env, as by the
site itself.`;

/** The first sentence of an error: what went wrong, without advice for programmers. */
export const reasonOf = (error: unknown): string => {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  const [reason = ''] = isError ? String(error.message).split(/\. |\n/) : [];
  return reason || 'unknown reason';
};
