/** What a trace of a server's system calls says about its writes. */
export type TraceCounts = {
  /** Times it waited for the disk with a file of the database. */
  syncs: number;
  /** Thank-yous (201) that went out. */
  thanked: number;
  /** Thank-yous that went out while something in the log was not on the disk yet. */
  thankedTooEarly: number;
  /** Syncs that failed. */
  failed: number;
};

// The logger also syncs its socket, in vain: only the database's files count.
const ANY_SYNC = /\b(?:fsync|fdatasync)\(/;
const SYNC = /\b(?:fsync|fdatasync)\(\d+<[^>]*site\.db/;
const LOG_SYNC = /\b(?:fsync|fdatasync)\(\d+<[^>]*site\.db-wal>/;
const LOG_WRITE = /\bpwrite64\(\d+<[^>]*site\.db-wal>/;
const THANKS = /\bwritev?\(\d+<socket:.*HTTP\/1\.1 201 /;
const FAILED = /\b(?:fsync|fdatasync)(?:\(| resumed>).*= -1 /;

/**
 * Counts from the lines of `strace -f -y`. SQLite works on the thread that also answers, so a call
 * that has begun before an answer goes out has also ended.
 */
export const countCalls = (lines: string[]): TraceCounts => {
  const counts = { syncs: 0, thanked: 0, thankedTooEarly: 0, failed: 0 };
  let isUnsynced = false;
  /** Threads whose last sync was of the database: a resumed call does not name its file. */
  const syncing = new Set<string>();
  for (const line of lines) {
    const [thread = ''] = line.split(' ', 1);
    if (ANY_SYNC.test(line)) syncing.delete(thread);
    if (SYNC.test(line)) {
      counts.syncs += 1;
      syncing.add(thread);
    }
    if (FAILED.test(line) && syncing.has(thread)) counts.failed += 1;
    if (LOG_WRITE.test(line)) isUnsynced = true;
    if (LOG_SYNC.test(line)) isUnsynced = false;
    if (!THANKS.test(line)) continue;
    counts.thanked += 1;
    if (isUnsynced) counts.thankedTooEarly += 1;
  }
  return counts;
};
