import type { CarriedOut } from '@/lib/server/privacy/carryOutAgain';
import { countOf } from '@/scripts/commands/countOf';
import { describeLosses } from './losses';
import type { MadeBackup } from './makeBackup';
import { type Manifest, nameIn, SECRET_FILE } from './manifest';
import type { Place } from './place';
import type { Restored } from './restoreBackup';

/** What is printed after a backup. */
export const describeBackup = (
  folder: string,
  made: MadeBackup,
  place: Pick<Place, 'isDataKeyGiven' | 'dataKeyFile'>,
): string =>
  `${count(made)} in ${folder}, checked.\n${lossNote(made)}${keyNote(made, place)}${secretNote(made)}`;

const lossNote = ({ comparison: { before, losses } }: MadeBackup): string => {
  if (before === null) return 'There is no backup before it to compare it with.\n';
  const since = `since ${before.path} (${before.madeAt})`;
  return losses.length === 0
    ? `No table has lost rows ${since} but by retention and erasures.\n`
    : `Accepted: lost ${since}: ${describeLosses(losses)}.\n`;
};

const keyNote = (
  { keyId }: Manifest,
  { isDataKeyGiven, dataKeyFile }: Pick<Place, 'isDataKeyGiven' | 'dataKeyFile'>,
): string =>
  `Encrypted with the data key ${keyId}, which is not in it: keep ${
    isDataKeyGiven ? 'DATA_KEY' : `a copy of ${dataKeyFile}`
  } elsewhere, without it nobody can read the backup.\n`;

const hasSecret = (manifest: Manifest): boolean => nameIn(manifest, SECRET_FILE) in manifest.files;

const secretNote = (manifest: Manifest): string =>
  hasSecret(manifest) ? '' : 'NEXTAUTH_SECRET is not in it: keep that elsewhere, too.\n';

/** What is printed after a restore: what is there now, what was there, and what to do next. */
export const describeRestored = (
  { manifest, kept, carriedOut }: Restored,
  { isSecretGiven }: Pick<Place, 'isSecretGiven'>,
): string =>
  [
    `${count(manifest)} ${manifest.rows.enquiries === 1 ? 'is' : 'are'} back, as of ${manifest.madeAt}.`,
    ...(carriedOut === null ? [] : requestLines(carriedOut)),
    ...kept.map((path) => `What was there is kept as ${path}`),
    next(manifest, isSecretGiven),
    '',
  ].join('\n');

const requestLines = ({ requests, rows, unreadable }: CarriedOut): string[] => [
  `${countOf(requests, 'request')} of parents (erasures, withdrawals) since then ${requests === 1 ? 'was' : 'were'} carried out again, on ${countOf(rows, 'row')}.`,
  ...(unreadable === 0
    ? []
    : [
        `${countOf(unreadable, 'request')} cannot be read with the keys of this database: see docs/privacy.md, "Requests unreadable".`,
      ]),
];

const next = (manifest: Manifest, isSecretGiven: boolean): string => {
  if (hasSecret(manifest) && isSecretGiven) {
    return 'Next: unset NEXTAUTH_SECRET (the secret of the backup is in DATA_DIR), then start the site.';
  }
  return hasSecret(manifest)
    ? 'Next: start the site.'
    : 'Next: start the site with the NEXTAUTH_SECRET that it had when the backup was made.';
};

const count = ({ rows }: Manifest): string => {
  const all = Object.values(rows).reduce((sum, some) => sum + some, 0);
  return `${countOf(rows.enquiries ?? 0, 'enquiry', 'enquiries')} (${countOf(all, 'row')} in all)`;
};
