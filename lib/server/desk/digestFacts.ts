import { MAIL_LINES } from '@/data/desk/answers';
import type { DeskStage } from '@/data/desk/stages';
import type { Database, EnquiryStatus } from '@/lib/server/store/schema';
import { type CallDue, readCallsDue } from './callsDue';
import { joined } from './inbox';
import { stageOf } from './stageOf';
import { UNANSWERED_STATUSES, waitsForAnswer } from './unanswered';

/** An enquiry that an e-mail names. */
export type NamedEnquiry = { id: string; branch: number; createdAt: number; stage: DeskStage };

/** What the e-mails of a morning are made of. */
export type DigestFacts = {
  /** All that was sent since a moment and not withdrawn, oldest first. */
  recent: (NamedEnquiry & { waits: boolean })[];
  /** By branch: how many wait, whenever they were sent, and the oldest of them, oldest first. */
  waiting: ReadonlyMap<number, { count: number; oldest: NamedEnquiry[] }>;
  calls: readonly CallDue[];
};

/** Reads them for all branches at once. `since`: ms since 1970; `day`: of the calls, `YYYY-MM-DD`. */
export const readDigestFacts = async (
  db: Database,
  { since, day }: { since: number; day: string },
): Promise<DigestFacts> => ({
  recent: await readRecent(db, since),
  waiting: await readWaiting(db),
  calls: await readCallsDue(db, day),
});

const readRecent = async (db: Database, since: number): Promise<DigestFacts['recent']> => {
  const rows = await joined(db)
    .select([
      'enquiries.id',
      'enquiries.branch_id as branch',
      'enquiries.created_at as createdAt',
      'enquiries.status',
      'desk_cases.state as state',
    ])
    .select((eb) => eb.case().when(waitsForAnswer(eb)).then(1).else(0).end().as('waits'))
    .where('enquiries.created_at', '>=', since)
    .where('enquiries.status', '!=', 'withdrawn')
    .orderBy('enquiries.created_at')
    .orderBy('enquiries.id')
    .execute();
  return rows.map(({ id, branch, createdAt, status, state, waits }) => ({
    id,
    branch,
    createdAt,
    stage: stageOf(status, state),
    waits: waits === 1,
  }));
};

const readWaiting = async (db: Database): Promise<DigestFacts['waiting']> => {
  const byBranch = new Map<number, { count: number; oldest: NamedEnquiry[] }>();
  // One status after the other: all of them at once keep the event loop too long.
  for (const status of UNANSWERED_STATUSES) {
    for (const { branch, count, ...row } of await readWaitingOf(db, status)) {
      const one = byBranch.get(branch) ?? { count: 0, oldest: [] };
      // Of a branch and status the first line alone brings the count.
      if (row.place === 1) one.count += count;
      one.oldest.push({
        id: row.id,
        branch,
        createdAt: row.createdAt,
        stage: stageOf(status, null),
      });
      byBranch.set(branch, one);
    }
  }
  for (const one of byBranch.values()) {
    one.oldest = one.oldest
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
      .slice(0, MAIL_LINES);
  }
  return byBranch;
};

/** Of each branch the oldest that wait with this status, with their place and how many there are. */
const readWaitingOf = async (db: Database, status: EnquiryStatus) => {
  const ranked = joined(db)
    .select(['enquiries.id', 'branch_id', 'created_at'])
    .select(({ fn }) => [
      fn
        .agg<number | string>('row_number')
        .over((over) => over.partitionBy('branch_id').orderBy('created_at').orderBy('enquiries.id'))
        .as('place'),
      fn
        .countAll<number | string>()
        .over((over) => over.partitionBy('branch_id'))
        .as('count'),
    ])
    .where('enquiries.status', '=', status)
    .where('desk_cases.state', 'is', null);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', MAIL_LINES)
    .execute();
  return rows.map(({ id, branch_id: branch, created_at: createdAt, place, count }) => ({
    id,
    branch,
    createdAt,
    place: Number(place),
    count: Number(count),
  }));
};
