import type { CarriedOut } from '@/lib/server/privacy/carryOutAgain';
import { type Manifest, SECRET_FILE } from './manifest';
import type { Place } from './place';
import type { Restored } from './restoreBackup';

/** What is printed after a backup. */
export const describeBackup = (folder: string, manifest: Manifest): string =>
  `${count(manifest)} in ${folder}, checked.\n${secretNote(manifest)}`;

const secretNote = ({ files }: Manifest): string =>
  SECRET_FILE in files
    ? ''
    : 'NEXTAUTH_SECRET is not in it: keep that elsewhere, what is encrypted cannot be read without it.\n';

/** What is printed after a restore: what is there now, what was there, and what to do next. */
export const describeRestored = (
  { manifest, kept, carriedOut }: Restored,
  { isSecretGiven }: Pick<Place, 'isSecretGiven'>,
): string =>
  [
    `${count(manifest)} are back, as of ${manifest.madeAt}.`,
    ...(carriedOut === null ? [] : requestLines(carriedOut)),
    ...kept.map((path) => `What was there is kept as ${path}`),
    next(manifest, isSecretGiven),
    '',
  ].join('\n');

const requestLines = ({ requests, rows, unreadable }: CarriedOut): string[] => [
  `${requests} requests of parents (erasures, withdrawals) since then were carried out again, on ${rows} rows.`,
  ...(unreadable === 0
    ? []
    : [
        `${unreadable} requests cannot be read with the secrets that are here: put the secret of that time into DATA_DIR as secret.replaced-old, then start the site.`,
      ]),
];

const next = ({ files }: Manifest, isSecretGiven: boolean): string => {
  const hasSecret = SECRET_FILE in files;
  if (hasSecret && isSecretGiven) {
    return 'Next: unset NEXTAUTH_SECRET (the secret of the backup is in DATA_DIR), then start the site.';
  }
  return hasSecret
    ? 'Next: start the site.'
    : 'Next: start the site with the NEXTAUTH_SECRET that it had when the backup was made.';
};

const count = ({ rows }: Manifest): string => {
  const all = Object.values(rows).reduce((sum, some) => sum + some, 0);
  return `${rows.enquiries ?? 0} enquiries (${all} rows in all)`;
};
