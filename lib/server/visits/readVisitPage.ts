import { getStore } from '@/lib/server/store/store';
import { offerInstead } from '@/lib/visits/offerInstead';
import { parseSlot } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';
import { toVisitOptions, type VisitOptions } from '@/lib/visits/visitOptions';
import { findFreeSlots } from './findVisit';
import { readVisit } from './readVisit';

/**
 * The visit for the page of an enquiry, whose progress its visitor may see; null where there is none
 * and none can be booked. `refused` of the address: what a plain form asked for and could not have.
 */
export const readVisitPage = async (
  { reference }: { reference: string },
  query: Record<string, unknown>,
): Promise<{ visit: VisitAnswer; options: VisitOptions } | null> => {
  const { db } = await getStore();
  const at = Date.now();
  const visit = await readVisit(db, reference, at);
  if (visit === null) return null;
  const free = await findFreeSlots(db, visit.branch, at);
  if (visit.status === 'none' && free.length === 0) return null;
  // Whoever loads the page again once the time is booked, or free again, reads no old refusal.
  const wanted = parseSlot(query.refused);
  const isRefused = wanted !== null && wanted !== visit.slot && !free.includes(wanted);
  return {
    visit: {
      ...visit,
      refused: isRefused ? wanted : null,
      offers: isRefused ? offerInstead(free, wanted) : [],
    },
    options: toVisitOptions(free),
  };
};
