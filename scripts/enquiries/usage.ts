import { SCHOOL } from '@/data/school';
import { ENQUIRY_STATUSES } from '@/lib/server/store/schema';

/** A reference, as the commands explain it. */
export const EXAMPLE = `${SCHOOL.shortName}-7K3M-92QF`;

/** What a wrong command answers: one line, and where to read more. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `The enquiries that parents have sent, and what could not be delivered.

  npm run enquiries -- list                 prints them as a table
  npm run enquiries -- export               prints them whole, for a spreadsheet or a program
  npm run enquiries -- mark ${EXAMPLE} in-touch
                                            the parent has been called
  npm run enquiries -- visits --branch 91   prints the campus visits of a branch, with the families
  npm run enquiries -- dead                 prints what was refused or given up, with the reason
  npm run enquiries -- retry ${EXAMPLE}
                                            sends one of these again, as it was saved
  npm run enquiries -- retry --all          sends all of them again: after an outage

For list and export:
  --from 2025-04-01     sent on this day (in India) or later
  --to 2025-04-30       sent on this day or earlier
  --city pune           a city, as in the address of its page
  --branch 8            a branch, by its number
  --status follow-up    ${ENQUIRY_STATUSES.join(', ')}

For export:
  --format csv          csv (the default) or json
  --out enquiries.csv   into a file that only its owner can read, instead of the terminal

For visits:
  --from 2025-12-01     on this day (in India) or later; from today on without --from and --to
  --to 2025-12-31       on this day or earlier
  --csv                 for a spreadsheet, instead of a table

Into a program or a file of its own, without the lines that npm writes first:
  npm run --silent enquiries -- export --format json > enquiries.json

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
