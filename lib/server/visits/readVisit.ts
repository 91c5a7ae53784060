import type { Database } from '@/lib/server/store/schema';
import { offerInstead } from '@/lib/visits/offerInstead';
import type { Slot } from '@/lib/visits/slot';
import { visitsOf } from '@/lib/visits/slots';
import type { CampusVisit, VisitAnswer } from '@/lib/visits/visit';
import { type Booked, findFreeSlots, findVisit, toVisit } from './findVisit';

/**
 * The visit of the enquiry with this reference; null where there is no such enquiry, its parent has
 * withdrawn it, or its branch shows nobody round and never did.
 */
export const readVisit = async (
  db: Database,
  reference: string,
  at: number,
): Promise<CampusVisit | null> => {
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['branch_id', 'status'])
    .where('id', '=', reference)
    .executeTakeFirst();
  if (enquiry === undefined || enquiry.status === 'withdrawn') return null;
  const row = await findVisit(db, reference);
  const canBook = visitsOf(enquiry.branch_id) !== null;
  if (row === undefined && !canBook) return null;
  return toVisit(row, enquiry.branch_id, at);
};

/** What a parent is told of a wish: the visit as it is now, and other times where the wanted one is gone. */
export const answerWish = async (
  db: Database,
  reference: string,
  { booked, wanted, at }: { booked: Booked; wanted: Slot; at: number },
): Promise<VisitAnswer | null> => {
  const visit = await readVisit(db, reference, at);
  if (visit === null) return null;
  if (booked.is === 'booked') return { ...visit, refused: null, offers: [] };
  const free = await findFreeSlots(db, visit.branch, at);
  return { ...visit, refused: wanted, offers: offerInstead(free, wanted) };
};
