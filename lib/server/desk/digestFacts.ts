import { MAIL_LINES } from '@/data/desk/answers';
import type { DeskStage } from '@/data/desk/stages';
import type { Database } from '@/lib/server/store/schema';
import { type CallDue, readCallsDue } from './callsDue';
import { joined } from './inbox';
import { stageOf } from './stageOf';
import { waitsForAnswer } from './unanswered';

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
  const ranked = joined(db)
    .select(['enquiries.id', 'branch_id', 'created_at', 'status'])
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
    .where(waitsForAnswer);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', MAIL_LINES)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byBranch = new Map<number, { count: number; oldest: NamedEnquiry[] }>();
  for (const { id, branch_id: branch, created_at: createdAt, status, count } of rows) {
    const one = byBranch.get(branch) ?? { count: Number(count), oldest: [] };
    one.oldest.push({ id, branch, createdAt, stage: stageOf(status, null) });
    byBranch.set(branch, one);
  }
  return byBranch;
};
