import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { outboxFile, removeOutboxDrafts } from '@/lib/server/erp/embedded/sms';
import { isRecord } from '@/lib/site/isRecord';
import type { ParentNumber } from './parentNumber';

const NEWLINE = 10;
const SPACE = ' ';

type Line = { start: number; length: number; text: string };

/** The messages to a number in the file that stands for the SMS gateway, as they were written. */
export const findMessages = (dataDir: string, number: ParentNumber): string[] =>
  linesOf(dataDir, number).map(({ text }) => text);

/**
 * Blanks the lines of a number in their place, and answers how many. The file keeps its length: the
 * site adds lines at its end meanwhile, which writing it anew would lose.
 */
export const eraseMessages = (dataDir: string, number: ParentNumber): number => {
  removeOutboxDrafts(dataDir);
  const lines = linesOf(dataDir, number);
  if (lines.length === 0) return 0;
  const handle = openSync(outboxFile(dataDir), 'r+');
  try {
    for (const { start, length } of lines) {
      writeSync(handle, BLANK.slice(0, length).padEnd(length, SPACE), start);
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return lines.length;
};

/** Still a line of JSON with the same names, shorter than any message. */
const BLANK = JSON.stringify({ at: '', to: 'erased', text: '', otp: '' });

const linesOf = (dataDir: string, number: ParentNumber): Line[] => {
  const path = outboxFile(dataDir);
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const lines: Line[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    // The last line may be in the middle of being written: it is the next run's.
    if (end < 0) break;
    const text = bytes.toString('utf8', start, end);
    if (isTo(text, number)) lines.push({ start, length: end - start, text });
    start = end + 1;
  }
  return lines;
};

const isTo = (text: string, { mobile, contact }: ParentNumber): boolean => {
  try {
    const message: unknown = JSON.parse(text);
    return isRecord(message) && [contact, mobile, `+91${mobile}`].includes(String(message.to));
  } catch {
    return text.includes(mobile);
  }
};
