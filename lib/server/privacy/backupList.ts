import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Store } from '@/lib/server/store/types';
import { UNFINISHED } from '@/lib/server/unfinished';
import { appendLines, readLines } from './dataLines';

const FILE = 'backups.jsonl';

const line = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  /** The folder or file that was written, absolute. */
  path: z.string(),
  /** How many rows each table has: of a backup that was made whole or brought back. */
  rows: z.record(z.string(), z.number()).optional(),
  /** It had lost rows for no reason that the audit tells, and nobody has accepted that. */
  hasLost: z.literal(true).optional(),
  /** The database that it was made of or brought back into: a file, or host and name. */
  database: z.string().optional(),
});

/** A copy of the database as it was written down. */
export type BackupLine = z.infer<typeof line>;

export type NotedBackup = Pick<BackupLine, 'madeAt' | 'path'> & {
  /** Whether it still stands where it was written. */
  isThere: boolean;
};

/**
 * Writes down that a copy of the database is made, so that whoever erases a number knows where copies
 * are: a backup, what a restore keeps, and what either has in hand until it is done.
 */
export const noteBackup = (dataDir: string, backup: BackupLine): void =>
  appendLines(dataDir, FILE, [JSON.stringify(backup)]);

/**
 * Every copy that this site's commands have made or brought back, in the order in which they were noted,
 * without what they have tidied away.
 */
export const listBackups = (dataDir: string): NotedBackup[] =>
  readBackups(dataDir)
    .filter(isFirstOfItsKind)
    .map(({ madeAt, path }) => ({ madeAt, path, isThere: existsSync(path) }))
    .filter(({ path, isThere }) => isThere || !UNFINISHED.test(basename(path)));

// Made here and brought back here, it is one copy.
const isFirstOfItsKind = (
  { path, madeAt }: BackupLine,
  index: number,
  lines: readonly BackupLine[],
): boolean => lines.findIndex((line) => line.path === path && line.madeAt === madeAt) === index;

/** The same without the database that the site works on, which a restore has once noted as a copy. */
export const listCopies = ({ store, dataDir }: { store: Store; dataDir: string }): NotedBackup[] =>
  listBackups(dataDir).filter(
    ({ path }) => store.dialect === 'postgres' || path !== store.limiterClient.name,
  );

/** Every line that was written down, oldest first. */
export const readBackups = (dataDir: string): BackupLine[] =>
  readLines(dataDir, FILE).flatMap((text) => parseLine(text) ?? []);

const parseLine = (text: string): BackupLine | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
