import { basename } from 'node:path';
import { type BackupLine, readBackups } from '@/lib/server/privacy/backupList';
import type { Database } from '@/lib/server/store/schema';
import { openAsItIs } from '@/lib/server/store/store';
import { UNFINISHED } from '@/lib/server/unfinished';
import { findLosses, type Loss, REMOVALS } from './losses';
import { type Manifest, readRows } from './manifest';
import type { Place } from './place';

/** What a backup was held against. */
export type Comparison = {
  /** The backup before it: the newest that was whole or whose losses were accepted; null: none is known. */
  before: { path: string; madeAt: string } | null;
  losses: Loss[];
};

/**
 * Holds the rows of a new backup against those of the backup before it. After a restore that is the
 * backup that was brought back.
 */
export const compareBackup = async (
  { databaseUrl, databaseFile, dataDir }: Place,
  { rows }: Pick<Manifest, 'rows'>,
): Promise<Comparison> => {
  const earlier = readBackups(dataDir).flatMap(withRows);
  if (earlier.length === 0) return { before: null, losses: [] };
  const store = await openAsItIs(databaseUrl === null ? { file: databaseFile } : { databaseUrl });
  try {
    // Entries are numbered from 1 without a gap: those of the copy, and not of what came since.
    const entries = rows.audit_log ?? 0;
    const before = await findBefore(store.db, earlier, entries);
    if (before === null) return { before, losses: [] };
    const after = before.rows.audit_log ?? 0;
    const removals = entries > after ? await readRemovals(store.db, after, entries) : [];
    return { before, losses: findLosses(before.rows, rows, removals) };
  } finally {
    await store.close();
  }
};

type Earlier = Pick<BackupLine, 'path' | 'madeAt' | 'isRestored'> & { rows: Manifest['rows'] };

// A release before did not write the rows down; its backup may still stand where it was written.
const withRows = ({ path, madeAt, rows, hasLost, isRestored }: BackupLine): Earlier[] => {
  if (hasLost || UNFINISHED.test(basename(path))) return [];
  const found = rows ?? readRows(path);
  return found === null ? [] : [{ path, madeAt, isRestored, rows: found }];
};

const findBefore = async (
  db: Database,
  earlier: Earlier[],
  entries: number,
): Promise<Earlier | null> => {
  // What was brought back may have gone into another database: it counts where this one says so.
  const made = earlier.filter(({ isRestored }) => !isRestored);
  const newest = made.toSorted((left, right) => left.madeAt.localeCompare(right.madeAt)).at(-1);
  const restored = entries > 0 ? await readRestore(db, entries) : null;
  if (restored === null || (newest && restored.at < Date.parse(newest.madeAt))) {
    return newest ?? null;
  }
  return earlier.findLast(({ madeAt }) => madeAt === restored.backupOf) ?? null;
};

const readRestore = async (
  db: Database,
  entries: number,
): Promise<{ at: number; backupOf: unknown } | null> => {
  const row = await db
    .selectFrom('audit_log')
    .select(['at', 'filter_json'])
    .where('action', '=', 'restore')
    .where('entry', '<=', entries)
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { backupOf }: { backupOf?: unknown } = JSON.parse(row.filter_json);
  return { at: row.at, backupOf };
};

const readRemovals = (db: Database, after: number, until: number) =>
  db
    .selectFrom('audit_log')
    .select(['filter_json', 'row_count'])
    .where('action', 'in', REMOVALS)
    .where('entry', '>', after)
    .where('entry', '<=', until)
    .execute();
