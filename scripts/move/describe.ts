import { dirname } from 'node:path';
import type { Place } from '@/scripts/backup/place';
import { drawTable } from '@/scripts/enquiries/drawTable';
import type { MoveTarget } from './command';
import type { CopiedTable } from './copyTables';

const COLUMNS = [
  ['Table', ({ name }: CopiedTable) => name],
  ['Rows', ({ rows }: CopiedTable) => String(rows)],
  ['SHA-256 of both', ({ hash }: CopiedTable) => hash],
] as const;

/** What is printed after a move: what was compared, and what to do next. */
export const describeMove = (
  copied: readonly CopiedTable[],
  target: MoveTarget,
  place: Pick<Place, 'dataDir' | 'dataKeyFile'>,
): string =>
  [
    `${drawTable(COLUMNS, copied, ['table', 'tables'])}, each the same in both databases.`,
    '',
    next(target, place),
    'What was there before is unchanged. Delete it once the site runs on the copy: it still holds every parent, and an erasure does not reach it.',
    '',
  ].join('\n');

const next = (
  target: MoveTarget,
  { dataDir, dataKeyFile }: Pick<Place, 'dataDir' | 'dataKeyFile'>,
): string => {
  if ('databaseUrl' in target) {
    return `Next: set DATABASE_URL=${withoutPassword(target.databaseUrl)} (with its password, if it has one), leave DATA_DIR=${dataDir} and the data key as they are, then start the site.`;
  }
  const folder = dirname(target.file);
  if (folder === dataDir) return 'Next: unset DATABASE_URL, then start the site.';
  return `Next: copy secret, privacy-requests.jsonl and backups.jsonl from ${dataDir} to ${folder} and ${dataKeyFile} to ${folder}.key (those that are there), unset DATABASE_URL, set DATA_DIR=${folder}, then start the site.`;
};

const withoutPassword = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
};
