import type { Selectable } from 'kysely';
import type { Database, Schema } from '@/lib/server/store/schema';
import { type Slot, startOf } from '@/lib/visits/slot';
import { slotsOf, visitsOf } from '@/lib/visits/slots';
import type { CampusVisit } from '@/lib/visits/visit';

export type VisitRow = Selectable<Schema['visits']>;

export type Booked =
  | { is: 'booked'; visit: VisitRow }
  /** No place is free, or the branch shows nobody round then. The visit of before stays, if there is one. */
  | { is: 'refused' }
  /** There is no such enquiry, or its parent has withdrawn it. */
  | { is: 'gone' };

/** The visit of the enquiry with this reference. */
export const findVisit = (db: Database, enquiryId: string): Promise<VisitRow | undefined> =>
  db.selectFrom('visits').selectAll().where('enquiry_id', '=', enquiryId).executeTakeFirst();

/** What a parent reads of a row, or of none. `branch`: that of the enquiry, where a next visit is booked. */
export const toVisit = (row: VisitRow | undefined, branch: number, at: number): CampusVisit =>
  row === undefined
    ? { branch, slot: null, status: 'none', isOver: false }
    : {
        branch: row.branch_id,
        slot: row.slot,
        status: row.status,
        isOver: startOf(row.slot) <= at,
      };

/** How many families have booked each slot of a branch from this one on. */
const countBooked = async (
  db: Database,
  branch: number,
  from: Slot,
): Promise<Map<Slot, number>> => {
  const rows = await db
    .selectFrom('visits')
    .select(({ fn }) => ['slot', fn.countAll<number>().as('count')])
    .where('branch_id', '=', branch)
    .where('slot', '>=', from)
    .where('seat', 'is not', null)
    .groupBy('slot')
    .execute();
  return new Map(rows.map(({ slot, count }) => [slot, Number(count)]));
};

/** The slots of a branch that can be booked at `at` and have a place, in order. */
export const findFreeSlots = async (db: Database, branch: number, at: number): Promise<Slot[]> => {
  const slots = slotsOf(branch, at);
  const [first] = slots;
  if (first === undefined) return [];
  const booked = await countBooked(db, branch, first);
  const capacity = visitsOf(branch)?.capacity ?? 0;
  return slots.filter((slot) => (booked.get(slot) ?? 0) < capacity);
};
