import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDatabaseUrl } from '@/lib/server/store/databaseUrl';
import type { Place } from '@/scripts/backup/place';
import { BackupError } from '@/scripts/backup/usage';
import { reasonOf } from '@/scripts/enquiries/usage';

/** Where the database goes: a PostgreSQL, or a file by its absolute path. */
export type MoveTarget = { databaseUrl: string } | { file: string };

const EXPECTED = '--to is postgres://USER@HOST/NAME, sqlite or sqlite:/FOLDER/site.db';
const SQLITE = 'sqlite:';

/** Reads the words after `npm run move --`. Throws a BackupError of one line. */
export const parseMove = (
  args: string[],
  place: Pick<Place, 'databaseUrl' | 'databaseFile'>,
): 'help' | MoveTarget => {
  const { values } = readArgs(args);
  if (values.help) return 'help';
  if (values.to === undefined) throw new BackupError(`${EXPECTED} (--help tells more).`);
  const target = parseTarget(values.to, place);
  const isOfOtherKind = 'databaseUrl' in target === (place.databaseUrl === null);
  if (isOfOtherKind) return target;
  const kind = place.databaseUrl === null ? 'a file already' : 'in PostgreSQL already';
  throw new BackupError(
    `The site's database is ${kind}: move copies from one kind to the other; for another one of the same kind use npm run backup and npm run restore.`,
  );
};

const parseTarget = (to: string, { databaseFile }: Pick<Place, 'databaseFile'>): MoveTarget => {
  if (isDatabaseUrl(to)) return { databaseUrl: to };
  if (to === 'sqlite') return { file: databaseFile };
  // An address that is not a proper one can carry its password anywhere.
  if (!to.startsWith(SQLITE)) throw new BackupError(`${EXPECTED}, not what was given.`);
  const file = resolve(to.slice(SQLITE.length));
  if (basename(file) === basename(databaseFile)) return { file };
  throw new BackupError(
    `${file} would not be found: a site looks for ${basename(databaseFile)} in its DATA_DIR.`,
  );
};

const readArgs = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      strict: true,
    });
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}.`);
  }
};
