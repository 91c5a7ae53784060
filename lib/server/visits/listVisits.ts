import { type OpenEnquiry, openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readDetails } from '@/lib/server/enquiries/rows';
import type { Store } from '@/lib/server/store/store';
import type { Slot } from '@/lib/visits/slot';

/** A visit as the office of the branch needs it at the gate. */
export type ListedVisit = {
  slot: Slot;
  status: 'booked' | 'cancelled' | 'withdrawn';
  reference: string;
  parent_name: string;
  mobile: string;
  child_name: string;
  grade: string;
  reminded: 'yes' | 'no';
};

/** Whatever is absent does not narrow the list. Days are `YYYY-MM-DD`, both included. */
export type VisitFilter = { branch: number; from?: string; to?: string };

/** The visits of a branch in their order, those that were cancelled among them. */
export const listVisits = async (
  { db }: Store,
  { branch, from, to }: VisitFilter,
): Promise<ListedVisit[]> => {
  const visits = await db
    .selectFrom('visits')
    .selectAll()
    .where('branch_id', '=', branch)
    .$if(from !== undefined, (query) => query.where('slot', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('slot', '<=', `${to}T24`))
    .orderBy('slot')
    .orderBy('created_at')
    .orderBy('enquiry_id')
    .execute();
  const listed: ListedVisit[] = [];
  for (const { enquiry_id, slot, status, reminded_at } of visits) {
    const row = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', enquiry_id)
      .executeTakeFirst();
    // Erased in this moment: then it is not there.
    if (row === undefined) continue;
    const reminded = reminded_at === null ? 'no' : 'yes';
    listed.push({ slot, status, reminded, ...toFamily(openForPeople(row)) });
  }
  return listed;
};

const toFamily = (row: OpenEnquiry) => {
  const { parent_name, child_name, mobile, grade } = readDetails(row);
  return {
    reference: row.id,
    parent_name,
    child_name,
    mobile,
    grade,
    ...(row.status === 'withdrawn' && { status: 'withdrawn' as const }),
  };
};
