import type { Expression, SqlBool } from 'kysely';
import type { DeskStage, SetStage } from '@/data/desk/stages';
import type { InboxLine, InboxPage } from '@/lib/desk/contract';
import { type EnquiryRow, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readDetails } from '@/lib/server/enquiries/rows';
import type { Database } from '@/lib/server/store/schema';
import { fits, fitsAlone, type InboxFilter, isInStage, type Joined } from './inboxFilter';
import { stageOf } from './stageOf';

/** Lines of one page. */
export const INBOX_LINES = 50;

/** Where a page begins: after the enquiry of that time (ms since 1970) and reference. */
export type Cursor = { at: number; id: string };

/** The enquiries with what the desk has of each; the filter's own columns are all in one index. */
export const joined = (db: Database) =>
  db.selectFrom('enquiries').leftJoin('desk_cases', 'desk_cases.enquiry_id', 'enquiries.id');

/** The enquiries of which something holds and that fit a filter, oldest first, after one of them. */
export const inOrder = (
  db: Database,
  condition: (eb: Joined) => Expression<SqlBool>,
  filter: InboxFilter,
  after: Cursor | null,
) =>
  joined(db)
    .select(['enquiries.id as id', 'enquiries.created_at as at'])
    .where(fits(filter))
    .where(condition)
    .$if(after !== null, (query) => query.where(isAfter('enquiries.created_at', after)))
    .orderBy('enquiries.created_at')
    .orderBy('enquiries.id');

/** Those of some enquiries that fit a filter, newest first. */
export const keepFitting = async (
  db: Database,
  ids: readonly string[],
  filter: InboxFilter,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await joined(db)
    .select('enquiries.id as id')
    .where('enquiries.id', 'in', [...ids])
    .where(fits(filter))
    .orderBy('enquiries.created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

/** A page of the enquiries of a stage that fit a filter, oldest first, and where the next begins. */
export const listStage = async (
  db: Database,
  stage: DeskStage,
  filter: InboxFilter,
  after: Cursor | null,
): Promise<Listed> =>
  toPage(
    db,
    await inOrder(db, isInStage(stage), filter, after)
      .limit(INBOX_LINES + 1)
      .execute(),
  );

/** A page of a list, and where the next begins. In the lines people are named by their ids. */
export type Listed = { lines: InboxLine[]; next: Cursor | null };

/** A condition: that an enquiry comes after another one in a list by this time. */
export const isAfter =
  (time: 'enquiries.created_at' | 'desk_cases.next_call_at', after: Cursor | null) =>
  ({ eb, or, and }: Joined) =>
    and([
      // An index by time serves this one alone.
      eb(time, '>=', after?.at ?? 0),
      or([eb(time, '>', after?.at ?? 0), eb('enquiries.id', '>', after?.id ?? '')]),
    ]);

/** A page of what was found, which is one row longer where there is more. */
export const toPage = async (
  db: Database,
  found: readonly { id: string; at: number | null }[],
): Promise<Listed> => {
  const shown = found.slice(0, INBOX_LINES);
  const last = found.length > INBOX_LINES ? shown.at(-1) : undefined;
  return {
    lines: await readLines(
      db,
      shown.map(({ id }) => id),
    ),
    next: last ? { at: last.at ?? 0, id: last.id } : null,
  };
};

/** How many enquiries that fit a filter stand where. */
export const countStages = async (
  db: Database,
  filter: InboxFilter,
): Promise<InboxPage['counts']> => {
  const counts: InboxPage['counts'] = {};
  const add = (stage: DeskStage, count: number) => {
    counts[stage] = (counts[stage] ?? 0) + count;
  };
  for (const { status, count } of await countStatuses(db, filter)) {
    add(stageOf(status, null), Number(count));
  }
  // What somebody has set is moved from where it would stand otherwise.
  for (const { status, state, count } of await countSet(db, filter)) {
    add(stageOf(status, null), -Number(count));
    add(stageOf(status, state), Number(count));
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
};

// Without the desk's table where the filter does without: an index holds all that this needs.
const countStatuses = (db: Database, filter: InboxFilter) =>
  (filter.assigned === undefined
    ? db.selectFrom('enquiries').where(fitsAlone(filter))
    : joined(db).where(fits(filter))
  )
    .select((eb) => ['enquiries.status as status', eb.fn.countAll<number | string>().as('count')])
    .groupBy('enquiries.status')
    .execute();

const countSet = (db: Database, filter: InboxFilter) =>
  joined(db)
    .select((eb) => [
      'enquiries.status as status',
      'desk_cases.state as state',
      eb.fn.countAll<number | string>().as('count'),
    ])
    .where('desk_cases.state', 'is not', null)
    .where(fits(filter))
    .groupBy(['enquiries.status', 'desk_cases.state'])
    .execute();

/** Lines of the inbox, by reference and in the order of these. What was erased meanwhile is left out. */
export const readLines = async (db: Database, ids: readonly string[]): Promise<InboxLine[]> => {
  if (ids.length === 0) return [];
  const rows = await joined(db)
    .selectAll('enquiries')
    .select([
      'desk_cases.state as state',
      'desk_cases.assigned_to as assigned',
      'desk_cases.next_call_at as nextCall',
    ])
    .where('enquiries.id', 'in', [...ids])
    .execute();
  const lines = new Map(
    rows.map(({ state, assigned, nextCall, ...row }) => [
      row.id,
      toLine(row, { state, assigned, nextCall }),
    ]),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
};

type Beside = Pick<InboxLine, 'assigned' | 'nextCall'> & { state: SetStage | null };

const toLine = (row: EnquiryRow, { state, ...beside }: Beside): InboxLine => {
  const { parent_name, child_name, branch, grade } = readDetails(openForPeople(row));
  return {
    reference: row.id,
    createdAt: row.created_at,
    stage: stageOf(row.status, state),
    parent: parent_name,
    child: child_name,
    branch,
    grade,
    ...beside,
  };
};
