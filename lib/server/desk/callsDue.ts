import { MAIL_COPY } from '@/data/copy/desk/mail';
import type { Database } from '@/lib/server/store/schema';
import { startOfDay } from '@/lib/site/startOfDay';
import { describeDay, describeTime } from '@/lib/visits/describeSlot';
import { addDays, dayOf, slotAt, timeOf } from '@/lib/visits/slot';
import { inCalls } from './calls';
import type { NamedEnquiry } from './digestFacts';
import { stageOf } from './stageOf';

/** A parent who is to be called. `when`: as people read it, `at 11:30 am`. */
export type CallDue = NamedEnquiry & { when: string };

/** The calls that are due on a day (`YYYY-MM-DD`) or were before, the earliest first. */
export const readCallsDue = async (db: Database, day: string): Promise<CallDue[]> => {
  const rows = await inCalls(db, {})
    .select([
      'enquiries.branch_id as branch',
      'enquiries.created_at as createdAt',
      'enquiries.status as status',
      'desk_cases.state as state',
    ])
    .where('desk_cases.next_call_at', '<', startOfDay(addDays(day, 1)))
    .execute();
  return rows.map(({ id, branch, createdAt, status, state, at }) => ({
    id,
    branch,
    createdAt,
    stage: stageOf(status, state),
    when: describeCall(slotAt(at ?? 0), day),
  }));
};

const describeCall = (slot: string, day: string): string =>
  dayOf(slot) === day
    ? MAIL_COPY.callAt(describeTime(timeOf(slot)))
    : MAIL_COPY.callSince(describeDay(dayOf(slot)));
