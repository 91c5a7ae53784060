import type { SetStage } from '@/data/desk/stages';
import type { StageChange } from '@/lib/desk/contract';
import { findNewestDelivery } from '@/lib/server/enquiries/newestDelivery';
import type { Database, EnquiryStatus } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { type DeskCase, expectCase, writeCase } from './deskCase';

/** To close an enquiry is not to have answered it. */
const ANSWERS: Readonly<Record<SetStage, boolean>> = {
  'in-touch': true,
  visited: true,
  admitted: true,
  closed: false,
};

/**
 * Moves an enquiry to a stage, or back from the last change. The parent reads "in touch" from the first
 * answer on. Call it in a transaction. Throws `request/changed` where somebody else was faster or it is
 * a duplicate, and `request/unknown` where there is no such enquiry any more.
 */
export const changeStage = async (
  db: Database,
  { reference, revision, to }: StageChange,
  at: number,
): Promise<void> => {
  const now = await expectCase(db, { reference, revision });
  const next = to === 'undo' ? await undone(db, reference, now) : moved(now, to, at);
  await writeCase(db, { reference, revision, set: { ...next.case, changed_at: at }, at });
  if (next.status !== now.status) {
    await db
      .updateTable('enquiries')
      .set({ status: next.status, updated_at: at })
      .where('id', '=', reference)
      .execute();
  }
};

type Next = {
  case: Pick<DeskCase, 'state' | 'previous_state' | 'previous_status' | 'answered_at'>;
  status: EnquiryStatus;
};

const moved = (now: DeskCase, to: SetStage, at: number): Next => ({
  case: {
    state: to,
    previous_state: now.state,
    previous_status: now.status,
    answered_at: now.answered_at ?? (ANSWERS[to] ? at : null),
  },
  status: ANSWERS[to] ? 'in-touch' : now.status,
});

const undone = async (db: Database, reference: string, now: DeskCase): Promise<Next> => {
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
  const newest = await findNewestDelivery(db, reference);
  if (newest?.status === 'done') return 'delivered';
  return newest?.status === 'follow-up' ? 'follow-up' : 'queued';
};
