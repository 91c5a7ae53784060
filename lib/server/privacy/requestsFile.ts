import { appendLines, readLines } from './dataLines';
import { type RequestLine, requestLine } from './requests';

/**
 * Beside the database, and in no backup's way: what a parent asked for outlives the database's
 * replacement by an older one.
 */
export const REQUESTS_FILE = 'privacy-requests.jsonl';

/** Adds lines to the file; they are on disk when this returns. */
export const appendRequests = (dataDir: string, lines: readonly RequestLine[]): void =>
  appendLines(
    dataDir,
    REQUESTS_FILE,
    lines.map((line) => JSON.stringify(line)),
  );

/**
 * The lines of the file, oldest first, and how many cannot be read: one that a crash cut short belongs
 * to a command that told nobody that it was done.
 */
export const readRequests = (dataDir: string): { lines: RequestLine[]; unreadable: number } => {
  const texts = readLines(dataDir, REQUESTS_FILE);
  const lines = texts.flatMap((text) => parseLine(text) ?? []);
  return { lines, unreadable: texts.length - lines.length };
};

const parseLine = (text: string): RequestLine | null => {
  try {
    return requestLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
