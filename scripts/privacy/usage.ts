/** What a wrong command answers: one line, and where to read more. Exit code 2. */
export class PrivacyUsageError extends Error {
  override readonly name = 'PrivacyUsageError';
}

/** What was asked for cannot be done, such as for a number that nobody knows: one line. Exit code 1. */
export class PrivacyError extends Error {
  override readonly name = 'PrivacyError';
}

export const USAGE = `What a parent may ask for about the data under a mobile number, and the audit.

  npm run privacy -- export 9845012345      prints everything that is held, for the parent (JSON)
  npm run privacy -- erase 9845012345       deletes it, prints a receipt
  npm run privacy -- withdraw 9845012345    stops all sending, keeps the record, prints a receipt
  npm run privacy -- receipt E-7K3M92QF     prints a receipt again
  npm run privacy -- audit                  who did what with enquiries, and whether that was changed

For export, erase and withdraw:
  --dry-run             counts what there is and changes nothing

For erase and withdraw:
  --even-unknown        also where nothing is stored: an older backup may still have the number

For export:
  --out parent.json     into a file that only its owner can read, instead of the terminal; without it
                        and without the lines that npm writes first:
                        npm run --silent privacy -- export 9845012345 > parent.json

For audit:
  --last 50             so many entries, the newest last (50 when absent); all of them are checked

A number may be spelled as people write it: "+91 98450 12345", 098450-12345. Make sure first that it is
the parent who asks. Exit code 1: nothing under this number, or a broken audit; 2: a wrong command.`;
