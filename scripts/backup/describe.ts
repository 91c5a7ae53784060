import { dataKeyFile } from '@/lib/server/env/secret';
import { countOf } from '@/scripts/commands/countOf';
import { type Manifest, rowsOf } from './dump';
import type { MadeBackup } from './makeBackup';
import type { Place } from './place';
import type { Restored } from './restoreBackup';

const count = (manifest: Manifest): string => {
  const rows = rowsOf(manifest);
  const all = Object.values(rows).reduce((sum, some) => sum + some, 0);
  return `${countOf(rows.enquiries ?? 0, 'enquiry', 'enquiries')} (${countOf(all, 'row')} in all)`;
};

/** What is printed after a backup. */
export const describeBackup = (
  folder: string,
  { hasSecret, comparison: { before, losses }, ...manifest }: MadeBackup,
  { isDataKeyGiven, dataDir }: Pick<Place, 'isDataKeyGiven' | 'dataDir'>,
): string => {
  const key = isDataKeyGiven ? 'DATA_KEY' : `a copy of ${dataKeyFile(dataDir)}`;
  const since = before && `since ${before.path} (${before.madeAt})`;
  const unlost = `No table has lost rows ${since} but by retention and erasures.`;
  const compared = losses.length > 0 ? `Accepted: lost ${since}: ${losses.join(', ')}.` : unlost;
  return `${count(manifest)} in ${folder}, checked.
${since ? compared : 'There is no backup before it to compare it with.'}
Encrypted with the data key ${manifest.keyId}, which is not in it: keep ${key} elsewhere, without it nobody can read the backup.
${hasSecret ? '' : 'NEXTAUTH_SECRET is not in it: keep that elsewhere, too.\n'}`;
};

/** What is printed after a restore: what is there now, what was there, and what to do next. */
export const describeRestored = (
  { manifest, hasSecret, kept, carriedOut: { requests, rows, unreadable } }: Restored,
  { isSecretGiven }: Pick<Place, 'isSecretGiven'>,
): string => {
  const unread = `${countOf(unreadable, 'request')} cannot be read with the keys of this database: see docs/privacy.md, "Requests unreadable".\n`;
  const own = isSecretGiven
    ? 'unset NEXTAUTH_SECRET (the secret of the backup is in DATA_DIR), then start the site.'
    : 'start the site.';
  return `${count(manifest)} back, as of ${manifest.madeAt}.
Requests of parents (erasures, withdrawals) since then, carried out again: ${requests}, on ${countOf(rows, 'row')}.
${unreadable > 0 ? unread : ''}${kept.map((path) => `What was there is kept as ${path}\n`).join('')}Next: ${hasSecret ? own : 'start the site with the NEXTAUTH_SECRET that it had when the backup was made.'}
`;
};
