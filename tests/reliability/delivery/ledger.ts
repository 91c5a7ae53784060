import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';

const NEWLINE = 10;

/**
 * One call that reached the upstream service, which has the delivery where it did `take` or `drop`; or
 * one delivery that was saved (`by`: enquiry or lead).
 * `hash`: of the contents, `-` where they were not read.
 */
export type Entry = { at: number; did: string; id: string; by: string; hash: string };

/** Opens a ledger to which lines are only ever added, each before anybody is told of it. */
export const openLedger = (file: string) => {
  const handle = openSync(file, 'a');
  return {
    write: ({ at, did, id, by, hash }: Entry): void => {
      writeSync(handle, `${at} ${did} ${id} ${by} ${hash}\n`);
    },
  };
};

/** Every whole line of a ledger, oldest first. */
export const readLedger = (file: string): Entry[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => {
          const [at = '', did = '', id = '', by = '', hash = ''] = line.split(' ');
          return { at: Number(at), did, id, by, hash };
        })
    : [];

/** How many lines a ledger has: cheap enough to be asked again and again. */
export const countEntries = (file: string): number => {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
};

/** Those calls that left the delivery with the service. */
export const taken = (entries: Entry[]): Entry[] =>
  entries.filter(({ did }) => did === 'take' || did === 'drop');
