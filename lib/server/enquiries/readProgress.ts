import { ENQUIRY_STAGES, type EnquiryProgress, furthest } from '@/lib/enquiry/progress';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { gradeName } from '@/lib/schools/directory/gradeName';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { STAGE_OF } from './stage';

// Written on the server, so that the page and the browser agree on the day.
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * How an enquiry stands, without a word about whose it is; null where there is none. One that is
 * answered together with another one is as far as that.
 */
export const readProgress = async (
  { db }: Store,
  reference: string,
): Promise<EnquiryProgress | null> => {
  const own = await readOne(db, reference);
  if (own === null || own.isWithdrawn) return own;
  const kept = await readKept(db, reference);
  return kept === null || kept.isWithdrawn ? own : together(own, kept);
};

const readOne = async (db: Database, reference: string): Promise<EnquiryProgress | null> => {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'status', 'created_at', 'updated_at', 'mobile', 'branch_id', 'grade_id'])
    .where('id', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return null;
  const sent = await db
    .selectFrom('deliveries')
    .select('done_at')
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', reference)
    .where('status', '=', 'done')
    .orderBy('done_at', 'desc')
    .executeTakeFirst();
  return {
    reference: row.id,
    branch: branchNameOf(row.branch_id),
    grade: gradeName(row.grade_id),
    stage: row.status === 'withdrawn' && sent ? 'sent' : STAGE_OF[row.status],
    days: {
      received: toDay(row.created_at),
      sent: toDay(sent?.done_at ?? null),
      'in-touch': toDay(row.status === 'in-touch' ? row.updated_at : null),
    },
    canBeCalled: row.mobile !== null,
    isWithdrawn: row.status === 'withdrawn',
    isAnsweredTogether: false,
  };
};

/** The enquiry that goes on in place of this one, as the desk has said. */
const readKept = async (db: Database, reference: string): Promise<EnquiryProgress | null> => {
  const merge = await db
    .selectFrom('desk_merges')
    .select('kept_id')
    .where('enquiry_id', '=', reference)
    .executeTakeFirst();
  return merge === undefined ? null : readOne(db, merge.kept_id);
};

// Nothing of the other one but how far it is: it can be of another branch.
const together = (own: EnquiryProgress, kept: EnquiryProgress): EnquiryProgress => {
  const days = { ...own.days };
  for (const stage of ENQUIRY_STAGES) days[stage] ??= kept.days[stage];
  return {
    ...own,
    stage: furthest(own.stage, kept.stage),
    days,
    canBeCalled: own.canBeCalled || kept.canBeCalled,
    isAnsweredTogether: true,
  };
};

const branchNameOf = (id: number): string => {
  const branch = getBranch(id);
  return branch ? branchTitle(branch) : '';
};

const toDay = (at: number | null): string | null => (at === null ? null : DAY.format(at));
