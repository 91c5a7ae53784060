/** What journal.c wrote down: a change to the files of a folder, or that one of them was synced. */
export type JournalRecord =
  | { kind: 'base' | 'create'; id: number; name: string }
  | { kind: 'link' | 'rename'; from: string; to: string }
  | { kind: 'unlink'; name: string }
  | { kind: 'write'; id: number; offset: number; bytes: Buffer }
  | { kind: 'truncate'; id: number; size: number }
  | { kind: 'sync'; id: number }
  | { kind: 'sync-folder' };

const NEWLINE = 10;

/**
 * The whole records of a journal, in their order. The last one may be cut where its writer was killed:
 * it is left out. Throws at a record of an unknown kind.
 */
export const parseJournal = (journal: Buffer): JournalRecord[] => {
  const records: JournalRecord[] = [];
  let at = 0;
  for (;;) {
    const end = journal.indexOf(NEWLINE, at);
    if (end < 0) return records;
    const words = journal.toString('utf8', at, end).split(' ');
    const length = words[0] === 'write' ? Number(words[3]) : 0;
    at = end + 1 + length;
    if (at > journal.length) return records;
    records.push(toRecord(words, journal.subarray(end + 1, at)));
  }
};

const toRecord = (words: string[], bytes: Buffer): JournalRecord => {
  const [kind = '', one = '', two = ''] = words;
  switch (kind) {
    case 'base':
    case 'create':
      return { kind, id: Number(one), name: two };
    case 'link':
    case 'rename':
      return { kind, from: one, to: two };
    case 'unlink':
      return { kind, name: one };
    case 'write':
      return { kind, id: Number(one), offset: Number(two), bytes };
    case 'truncate':
      return { kind, id: Number(one), size: Number(two) };
    case 'sync':
      return { kind, id: Number(one) };
    case 'sync-folder':
      return { kind };
    default:
      throw new Error(`The journal has a record of an unknown kind: ${kind}.`);
  }
};
