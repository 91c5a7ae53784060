import { existsSync } from 'node:fs';
import { z } from 'zod';
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

/** Writes down that a backup was made, so that whoever erases a number knows where copies are. */
export const noteBackup = (dataDir: string, backup: z.infer<typeof line>): void =>
  appendLines(dataDir, FILE, [JSON.stringify(backup)]);

/** Every backup that this site's commands have made, oldest first. */
export const listBackups = (dataDir: string): NotedBackup[] =>
  readLines(dataDir, FILE)
    .flatMap((text) => parseLine(text) ?? [])
    .map((backup) => ({ ...backup, isThere: existsSync(backup.path) }));

const parseLine = (text: string): z.infer<typeof line> | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
