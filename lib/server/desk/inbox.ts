import type { DeskStage, SetStage } from '@/data/desk/stages';
import type { InboxLine, InboxPage } from '@/lib/desk/contract';
import { type EnquiryRow, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readDetails } from '@/lib/server/enquiries/rows';
import type { Database } from '@/lib/server/store/schema';
import { fits, type InboxFilter, isInStage } from './inboxFilter';
import { stageOf } from './stageOf';

/** Lines of one page. */
export const INBOX_LINES = 50;

/** Where a page begins: after the enquiry of that time (ms since 1970) and reference. */
export type Cursor = { at: number; id: string };

/** The enquiries with what the desk has of each; the filter's own columns are all in one index. */
export const joined = (db: Database) =>
  db.selectFrom('enquiries').leftJoin('desk_cases', 'desk_cases.enquiry_id', 'enquiries.id');

/** The enquiries of a stage that fit a filter, oldest first. */
export const inStage = (db: Database, stage: DeskStage, filter: InboxFilter) =>
  joined(db)
    .select(['enquiries.id as id', 'enquiries.created_at as at'])
    .where(fits(filter))
    .where(isInStage(stage))
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

/** A page of `inStage`, and where the next begins. */
export const listStage = async (
  db: Database,
  stage: DeskStage,
  filter: InboxFilter,
  after: Cursor | null,
): Promise<{ lines: InboxLine[]; next: Cursor | null }> => {
  const found = await inStage(db, stage, filter)
    .$if(after !== null, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('enquiries.created_at', '>', after?.at ?? 0),
          and([
            eb('enquiries.created_at', '=', after?.at ?? 0),
            eb('enquiries.id', '>', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .limit(INBOX_LINES + 1)
    .execute();
  const shown = found.slice(0, INBOX_LINES);
  const last = found.length > INBOX_LINES ? shown.at(-1) : undefined;
  return {
    lines: await readLines(
      db,
      shown.map(({ id }) => id),
    ),
    next: last ? { at: last.at, id: last.id } : null,
  };
};

/** How many enquiries that fit a filter stand where. */
export const countStages = async (
  db: Database,
  filter: InboxFilter,
): Promise<InboxPage['counts']> => {
  const rows = await joined(db)
    .select((eb) => [
      'enquiries.status as status',
      'desk_cases.state as state',
      eb.fn.countAll<number | string>().as('count'),
    ])
    .where(fits(filter))
    .groupBy(['enquiries.status', 'desk_cases.state'])
    .execute();
  const counts: InboxPage['counts'] = {};
  for (const { status, state, count } of rows) {
    const stage = stageOf(status, state);
    counts[stage] = (counts[stage] ?? 0) + Number(count);
  }
  return counts;
};

/** Lines of the inbox, by reference and in the order of these. What was erased meanwhile is left out. */
export const readLines = async (db: Database, ids: readonly string[]): Promise<InboxLine[]> => {
  if (ids.length === 0) return [];
  const rows = await joined(db)
    .selectAll('enquiries')
    .select('desk_cases.state as state')
    .where('enquiries.id', 'in', [...ids])
    .execute();
  const lines = new Map(rows.map(({ state, ...row }) => [row.id, toLine(row, state)]));
  return ids.flatMap((id) => lines.get(id) ?? []);
};

const toLine = (row: EnquiryRow, state: SetStage | null): InboxLine => {
  const { parent_name, child_name, branch, grade } = readDetails(openForPeople(row));
  return {
    reference: row.id,
    createdAt: row.created_at,
    stage: stageOf(row.status, state),
    parent: parent_name,
    child: child_name,
    branch,
    grade,
  };
};
