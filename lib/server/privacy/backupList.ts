import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
export const noteBackup = (dataDir: string, backup: z.infer<typeof line>): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  appendFileSync(join(dataDir, FILE), `${JSON.stringify(backup)}\n`, { mode: 0o600, flush: true });
};

/** Every backup that this site's commands have made, oldest first. */
export const listBackups = (dataDir: string): NotedBackup[] => {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => parseLine(text) ?? [])
    .map((backup) => ({ ...backup, isThere: existsSync(backup.path) }));
};

const parseLine = (text: string): z.infer<typeof line> | null => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
