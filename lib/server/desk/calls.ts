import type { Database } from '@/lib/server/store/schema';
import { type Cursor, INBOX_LINES, isAfter, joined, type Listed, toPage } from './inbox';
import { fits, type InboxFilter, type Joined } from './inboxFilter';
import type { StaffMember } from './staff';

/** A condition: that a call is planned, and neither the desk nor the parent has ended the enquiry. */
export const isPlanned = ({ eb, or, and }: Joined) =>
  and([
    eb('desk_cases.next_call_at', 'is not', null),
    eb('enquiries.status', '!=', 'withdrawn'),
    or([eb('desk_cases.state', 'is', null), eb('desk_cases.state', '!=', 'closed')]),
  ]);

/** The enquiries with a planned call that fit a filter, of all stages: what is overdue first. */
export const inCalls = (db: Database, filter: InboxFilter) =>
  joined(db)
    .select(['enquiries.id as id', 'desk_cases.next_call_at as at'])
    .where(isPlanned)
    .where(fits(filter))
    .orderBy('desk_cases.next_call_at')
    .orderBy('enquiries.id');

/** A page of `inCalls`, and where the next begins. */
export const listCalls = async (
  db: Database,
  filter: InboxFilter,
  after: Cursor | null,
): Promise<Listed> =>
  toPage(
    db,
    await inCalls(db, filter)
      .$if(after !== null, (query) => query.where(isAfter('desk_cases.next_call_at', after)))
      .limit(INBOX_LINES + 1)
      .execute(),
  );

/** How many calls of this person's branches are due at a time (ms since 1970). */
export const countDueCalls = async (
  db: Database,
  { branches }: Pick<StaffMember, 'branches'>,
  now: number,
): Promise<number> => {
  const { count } = await joined(db)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(isPlanned)
    .where('desk_cases.next_call_at', '<=', now)
    .where(fits({ branches: branches ?? undefined }))
    .executeTakeFirstOrThrow();
  return Number(count);
};
