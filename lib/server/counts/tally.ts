import type { CountKind, CountSource } from '@/data/counts';
import type { Database } from '@/lib/server/store/schema';

/** One more of these. `day`: `YYYY-MM-DD` in India. */
export type Counted = { day: string; path: string; source: CountSource; kind: CountKind };

/** A sum on its way into the store. */
type Sum = Counted & { count: number };

/** So many values go into one statement at most; both databases have a limit. */
const ROWS_AT_ONCE = 100;

/** Sums up in memory what is counted, and adds it to what the store has. */
export type Tally = {
  add: (counted: Counted) => void;
  /**
   * Adds what has come together since the last time; other processes add to the same rows. Where the
   * store does not take it, it stays for the next time, and this throws.
   */
  flush: (db: Database) => Promise<void>;
};

const keyOf = ({ day, path, source, kind }: Counted): string => [day, path, source, kind].join(' ');

export const createTally = (): Tally => {
  let sums = new Map<string, Sum>();
  let before: Promise<unknown> = Promise.resolve();

  const put = (counted: Counted, count: number): void => {
    const key = keyOf(counted);
    sums.set(key, { ...counted, count: (sums.get(key)?.count ?? 0) + count });
  };

  const write = async (db: Database): Promise<void> => {
    // In one order everywhere: two processes that lock the same rows never wait for each other in a circle.
    const waiting = [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
    sums = new Map();
    try {
      while (waiting.length > 0) {
        await addSums(db, waiting.slice(0, ROWS_AT_ONCE));
        waiting.splice(0, ROWS_AT_ONCE);
      }
    } catch (cause) {
      for (const { count, ...counted } of waiting) put(counted, count);
      throw cause;
    }
  };

  return {
    add: (counted) => put(counted, 1),
    // One after the other, so that the last one before the process ends has seen the others end.
    flush: (db) => {
      const next = before.then(() => write(db));
      before = next.catch(() => {});
      return next;
    },
  };
};

// One statement: it is done as a whole or not at all.
const addSums = async (db: Database, sums: readonly Sum[]): Promise<void> => {
  await db
    .insertInto('campaign_counts')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'source', 'kind']).doUpdateSet({
        count: (eb) => eb('campaign_counts.count', '+', eb.ref('excluded.count')),
      }),
    )
    .execute();
};
