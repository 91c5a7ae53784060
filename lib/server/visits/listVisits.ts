import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { type OpenEnquiry, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readDetails } from '@/lib/server/enquiries/rows';
import type { Database } from '@/lib/server/store/schema';
import type { ListedVisit } from '@/lib/visits/listedVisit';
import type { Slot } from '@/lib/visits/slot';

/** Filters that are left out match everything. Days are `YYYY-MM-DD`, both included. */
export type VisitFilter = { branches?: readonly number[]; from?: string; to?: string };

/** The last visit of a page: the next one begins after it. */
type Place = { slot: Slot; reference: string };

/** At most so many visits in their order, those that were cancelled among them. */
export const listVisits = async (
  db: Database,
  { branches, from, to }: VisitFilter,
  { after, most }: { after: Place | null; most: number },
): Promise<ListedVisit[]> => {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('enquiries', 'enquiries.id', 'visits.enquiry_id')
    .selectAll('enquiries')
    .select(['visits.branch_id as visited', 'slot', 'visits.status as state', 'reminded_at'])
    .$if(branches !== undefined, (query) =>
      query.where('visits.branch_id', 'in', branches?.length ? [...branches] : [-1]),
    )
    .$if(from !== undefined, (query) => query.where('slot', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('slot', '<=', `${to}T24`))
    .$if(after !== null, (query) =>
      query
        .where('slot', '>=', after?.slot ?? '')
        .where(({ eb, or }) =>
          or([eb('slot', '>', after?.slot ?? ''), eb('enquiry_id', '>', after?.reference ?? '')]),
        ),
    )
    .orderBy('slot')
    .orderBy('enquiry_id')
    .limit(most)
    .execute();
  return rows.map(({ visited, slot, state, reminded_at, ...row }) => ({
    slot,
    status: row.status === 'withdrawn' ? 'withdrawn' : state,
    ...toFamily(openForPeople(row)),
    branch: toName(visited),
    isReminded: reminded_at !== null,
  }));
};

const toFamily = (row: OpenEnquiry) => {
  const { parent_name, child_name, mobile, grade } = readDetails(row);
  return {
    reference: row.id,
    parent: parent_name,
    // Nobody may call a parent who has taken the consent back.
    mobile: row.status === 'withdrawn' ? '' : mobile,
    child: child_name,
    grade,
  };
};

const toName = (id: number): string => {
  const branch = getBranch(id);
  return branch ? branchTitle(branch) : String(id);
};
