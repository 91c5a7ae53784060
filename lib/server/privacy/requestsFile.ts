import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/server/log/errorCode';
import { type RequestLine, requestLine } from './requests';

/**
 * Beside the database, and in no backup's way: what a parent asked for outlives the database's
 * replacement by an older one.
 */
export const REQUESTS_FILE = 'privacy-requests.jsonl';

/** Adds lines to the file; they are on disk when this returns. */
export const appendRequests = (dataDir: string, lines: readonly RequestLine[]): void => {
  if (lines.length === 0) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const handle = openSync(join(dataDir, REQUESTS_FILE), 'a', 0o600);
  try {
    // A line that a crash cut short ends here instead of swallowing the next one.
    const before = lastByteIsNewline(dataDir) ? '' : '\n';
    writeSync(handle, `${before}${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  // The name too, where the file is new.
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/**
 * The lines of the file, oldest first, and how many cannot be read: one that a crash cut short belongs
 * to a command that told nobody that it was done.
 */
export const readRequests = (dataDir: string): { lines: RequestLine[]; unreadable: number } => {
  const texts = readText(dataDir).split('\n').filter(Boolean);
  const lines = texts.flatMap((text) => parseLine(text) ?? []);
  return { lines, unreadable: texts.length - lines.length };
};

const lastByteIsNewline = (dataDir: string): boolean => {
  const text = readText(dataDir);
  return text === '' || text.endsWith('\n');
};

const readText = (dataDir: string): string => {
  try {
    return readFileSync(join(dataDir, REQUESTS_FILE), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
};

const parseLine = (text: string): RequestLine | null => {
  try {
    return requestLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
