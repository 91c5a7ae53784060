import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { UNFINISHED } from '@/lib/server/unfinished';
import { appendLines, readLines } from './dataLines';

const FILE = 'backups.jsonl';

const line = z.object({
  /** ISO 8601. */
  madeAt: z.string(),
  /** The folder or file that was written, absolute. */
  path: z.string(),
});

export type NotedBackup = z.infer<typeof line> & {
  /** Whether it still stands where it was written. */
  isThere: boolean;
};

/**
 * Writes down that a copy of the database is made, so that whoever erases a number knows where copies
 * are: a backup, what a restore keeps, and what either has in hand until it is done.
 */
export const noteBackup = (dataDir: string, backup: z.infer<typeof line>): void =>
  appendLines(dataDir, FILE, [JSON.stringify(backup)]);

/** Every copy that this site's commands have made, oldest first, without what they have tidied away. */
export const listBackups = (dataDir: string): NotedBackup[] =>
  readLines(dataDir, FILE)
    .flatMap((text) => parseLine(text) ?? [])
    .map((backup) => ({ ...backup, isThere: existsSync(backup.path) }))
    .filter(({ path, isThere }) => isThere || !UNFINISHED.test(basename(path)));

const parseLine = (text: string): z.infer<typeof line> | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
