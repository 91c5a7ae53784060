import type { SetStage } from '@/data/desk/stages';
import type { StageChange } from '@/lib/desk/contract';
import type { Database, EnquiryStatus } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';

/** To close an enquiry is not to have answered it. */
const ANSWERS: Readonly<Record<SetStage, boolean>> = {
  'in-touch': true,
  visited: true,
  admitted: true,
  closed: false,
};

/**
 * Moves an enquiry to a stage, or back from the last change. The parent reads "in touch" from the first
 * answer on. Call it in a transaction. Throws `request/changed` where somebody else was faster, and
 * `request/unknown` where there is no such enquiry any more.
 */
export const changeStage = async (
  db: Database,
  { reference, revision, to }: StageChange,
  at: number,
): Promise<void> => {
  const now = await readCase(db, reference);
  if (now === null) throw new SiteError('request/unknown');
  if (now.revision !== revision || now.status === 'withdrawn') {
    throw new SiteError('request/changed');
  }
  const next = to === 'undo' ? await undone(db, reference, now) : moved(now, to, at);
  const written = await db
    .insertInto('desk_cases')
    .values({ enquiry_id: reference, ...next.case, changed_at: at, revision: revision + 1 })
    .onConflict((conflict) =>
      conflict
        .column('enquiry_id')
        .doUpdateSet({ ...next.case, changed_at: at, revision: revision + 1 })
        // Of two at once, the second one finds another revision than it has read.
        .where('desk_cases.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst();
  if (written === undefined) throw new SiteError('request/changed');
  if (next.status !== now.status) {
    await db
      .updateTable('enquiries')
      .set({ status: next.status, updated_at: at })
      .where('id', '=', reference)
      .execute();
  }
};

type Case = {
  status: EnquiryStatus;
  state: SetStage | null;
  previous_state: SetStage | null;
  previous_status: EnquiryStatus | null;
  answered_at: number | null;
  changed_at: number | null;
  revision: number;
};

const readCase = async (db: Database, reference: string): Promise<Case | null> => {
  const row = await db
    .selectFrom('enquiries')
    .leftJoin('desk_cases', 'desk_cases.enquiry_id', 'enquiries.id')
    .select([
      'enquiries.status',
      'state',
      'previous_state',
      'previous_status',
      'answered_at',
      'changed_at',
      'desk_cases.revision as revision',
    ])
    .where('enquiries.id', '=', reference)
    .executeTakeFirst();
  return row ? { ...row, revision: row.revision ?? 0 } : null;
};

type Next = {
  case: Pick<Case, 'state' | 'previous_state' | 'previous_status' | 'answered_at'>;
  status: EnquiryStatus;
};

const moved = (now: Case, to: SetStage, at: number): Next => ({
  case: {
    state: to,
    previous_state: now.state,
    previous_status: now.status,
    answered_at: now.answered_at ?? (ANSWERS[to] ? at : null),
  },
  status: ANSWERS[to] ? 'in-touch' : now.status,
});

const undone = async (db: Database, reference: string, now: Case): Promise<Next> => {
  if (now.previous_status === null) throw new SiteError('request/changed');
  // An answer that was noted by mistake was none.
  const answered_at = now.answered_at === now.changed_at ? null : now.answered_at;
  return {
    case: { state: now.previous_state, previous_state: null, previous_status: null, answered_at },
    status: await statusNow(db, reference, now.previous_status),
  };
};

// The school system may have taken or refused the enquiry in the meantime.
const statusNow = async (
  db: Database,
  reference: string,
  before: EnquiryStatus,
): Promise<EnquiryStatus> => {
  if (before !== 'queued') return before;
  const newest = await db
    .selectFrom('deliveries')
    .select('status')
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', reference)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (newest?.status === 'done') return 'delivered';
  return newest?.status === 'follow-up' ? 'follow-up' : 'queued';
};
