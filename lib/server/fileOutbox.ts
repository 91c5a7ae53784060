import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from './log/errorCode';
import { removeUnfinished } from './unfinished';

const message = z.object({ at: z.string() });

/**
 * A file of DATA_DIR that stands for a service which is not set up, with a message in each line: for
 * development.
 */
export type FileOutbox = {
  fileIn: (dataDir: string) => string;
  /** Appends a message with its time, as a line that only the owner of the file can read. */
  append: (dataDir: string, message: Record<string, string>) => Promise<void>;
  /** Removes the copies of the file that a crash in the middle of a sweep has left. */
  removeDrafts: (dataDir: string) => void;
  /**
   * Removes the messages of before `oldest` (ms since 1970), and whatever is no message. Answers how
   * many messages are left.
   */
  sweep: (dataDir: string, oldest: number) => Promise<number>;
};

/** `name`: that of the file, without `.jsonl`. */
export const createFileOutbox = (name: 'sms-outbox' | 'mail-outbox'): FileOutbox => {
  const fileIn = (dataDir: string): string => path.join(dataDir, `${name}.jsonl`);
  const drafts = new RegExp(`^${name}\\.jsonl\\.(?<pid>\\d+)$`);
  const removeDrafts = (dataDir: string): void => removeUnfinished(dataDir, drafts);

  return {
    fileIn,
    append: async (dataDir, content) => {
      const line = JSON.stringify({ at: new Date().toISOString(), ...content });
      await mkdir(dataDir, { recursive: true });
      await appendFile(fileIn(dataDir), `${line}\n`, { mode: 0o600 });
    },
    removeDrafts,
    sweep: async (dataDir, oldest) => {
      removeDrafts(dataDir);
      return sweepLines(fileIn(dataDir), oldest);
    },
  };
};

const sweepLines = async (file: string, oldest: number): Promise<number> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter(Boolean);
  const left = lines.filter((line) => sentAt(line) >= oldest);
  if (left.length === 0) await rm(file, { force: true });
  else if (left.length < lines.length) {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, left.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    await rename(draft, file);
  }
  return left.length;
};

const sentAt = (line: string): number => {
  try {
    const { at } = message.parse(JSON.parse(line));
    return Date.parse(at);
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
};
