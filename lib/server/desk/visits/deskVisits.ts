import type { VisitsPage, VisitsQuery } from '@/lib/desk/visitsPage';
import { todayInIndia } from '@/lib/enquiry/today';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { csvHead, csvLines } from '@/lib/server/csv/csv';
import { staffName } from '@/lib/server/desk/auditName';
import { placeLists } from '@/lib/server/desk/placeLists';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { listVisits, type VisitFilter } from '@/lib/server/visits/listVisits';
import { parseDay } from '@/lib/site/parseDay';
import type { ListedVisit } from '@/lib/visits/listedVisit';

const MOST_SHOWN = 200;
const PAGE = 100;

/**
 * What somebody has chosen, as it is understood: a branch that is not one of theirs and a day that there
 * is not count as not chosen. No filter reaches beyond the branches of this person.
 */
export const readVisitsQuery = (
  { branch, from, to }: VisitsQuery,
  { branches }: Pick<StaffMember, 'branches'>,
  now: number,
): { query: VisitsQuery; filter: VisitFilter } => {
  const isOwn = placeLists(branches).branches.some(({ value }) => value === branch);
  const [first, last] = [from, to].map((day) => (parseDay(day) === null ? '' : day));
  const query = {
    branch: isOwn ? branch : '',
    from: first || (last ? '' : todayInIndia(now)),
    to: last ?? '',
  };
  return {
    query,
    filter: {
      branches: isOwn ? [Number(branch)] : (branches ?? undefined),
      from: query.from || undefined,
      to: query.to || undefined,
    },
  };
};

/** The list for the gate; it stands in the audit. */
export const buildVisitsPage = async (
  db: Database,
  staff: StaffMember,
  asked: VisitsQuery,
  now: number,
): Promise<VisitsPage> => {
  const { query, filter } = readVisitsQuery(asked, staff, now);
  const found = await listVisits(db, filter, { after: null, most: MOST_SHOWN + 1 });
  const visits = found.slice(0, MOST_SHOWN);
  await note(db, staff, { action: 'desk visits', filter, rows: visits.length });
  return {
    query,
    branches: placeLists(staff.branches).branches.map(({ value, label }) => ({ value, label })),
    visits,
    hasMore: found.length > MOST_SHOWN,
  };
};

const COLUMNS = [
  ['Begins', ({ slot }) => slot.replace('T', ' ')],
  ['Status', ({ status }) => status],
  ['Reference', ({ reference }) => reference],
  ['Parent', ({ parent }) => parent],
  ['Mobile', ({ mobile }) => mobile],
  ['Child', ({ child }) => child],
  ['Grade', ({ grade }) => grade],
  ['Reminded', ({ isReminded }) => (isReminded ? 'yes' : 'no')],
  ['Branch', ({ branch }) => branch],
] as const satisfies readonly [string, (visit: ListedVisit) => string][];

/** All of them as CSV, read while it is sent. It stands in the audit before the first line. */
export async function* exportVisits(
  db: Database,
  staff: StaffMember,
  asked: VisitsQuery,
  now: number,
): AsyncGenerator<string> {
  const { filter } = readVisitsQuery(asked, staff, now);
  await note(db, staff, {
    action: 'desk visits export',
    filter,
    rows: await countVisits(db, filter),
  });
  yield csvHead(COLUMNS.map(([name]) => name));
  let after: ListedVisit | null = null;
  do {
    const visits: ListedVisit[] = await listVisits(db, filter, { after, most: PAGE });
    yield csvLines(visits.map((visit) => COLUMNS.map(([, read]) => read(visit))));
    after = visits.length < PAGE ? null : (visits.at(-1) ?? null);
  } while (after !== null);
}

const countVisits = async (db: Database, { branches, from, to }: VisitFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('visits')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .$if(branches !== undefined, (query) =>
      query.where('branch_id', 'in', branches?.length ? [...branches] : [-1]),
    )
    .$if(from !== undefined, (query) => query.where('slot', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('slot', '<=', `${to}T24`))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const note = (
  db: Database,
  staff: StaffMember,
  { action, filter, rows }: { action: string; filter: VisitFilter; rows: number },
) => appendAudit(db, { action, filter, rows, who: staffName(staff) });
