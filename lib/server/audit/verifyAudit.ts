import type { Database } from '@/lib/server/store/schema';
import { type AuditEntry, FIRST_HASH, hashEntry } from './auditEntry';

const PAGE = 1_000;

export type AuditCheck = {
  /** How many entries are as they were written, from the first one on. */
  sound: number;
  /** The first one that is not, and what is wrong with it; null where the whole chain is sound. */
  broken: { entry: number; reason: string } | null;
  /** Of the last sound entry: whoever notes it elsewhere can tell later that nothing was cut off. */
  lastHash: string;
};

/** Follows the chain from its first entry on; `onEntry` sees every sound entry. */
export const verifyAudit = async (
  db: Database,
  onEntry: (entry: AuditEntry) => void = () => {},
): Promise<AuditCheck> => {
  let [sound, lastHash] = [0, FIRST_HASH];
  for (;;) {
    const page = await readPage(db, sound);
    for (const entry of page) {
      const reason = whatIsWrong(entry, sound + 1, lastHash);
      if (reason) return { sound, broken: { entry: sound + 1, reason }, lastHash };
      onEntry(entry);
      sound = entry.entry;
      lastHash = entry.hash;
    }
    if (page.length < PAGE) return { sound, broken: null, lastHash };
  }
};

const readPage = (db: Database, after: number): Promise<AuditEntry[]> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    // From the first one on also what has a number below it.
    .$if(after > 0, (query) => query.where('entry', '>', after))
    .orderBy('entry')
    .limit(PAGE)
    .execute();

const whatIsWrong = (entry: AuditEntry, number: number, previous: string): string | null => {
  if (entry.entry > number) return 'it is missing';
  if (entry.entry < number) return 'an entry stands before the first one';
  if (entry.hash !== hashEntry(entry)) return 'it is not as it was written';
  return entry.previous_hash === previous ? null : 'it does not follow the entry before it';
};
