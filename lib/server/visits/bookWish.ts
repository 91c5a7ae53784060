import type { Enquiry } from '@/lib/enquiry/enquiry';
import { log } from '@/lib/server/log/log';
import { getStore } from '@/lib/server/store/store';
import type { Slot } from '@/lib/visits/slot';
import type { VisitAnswer } from '@/lib/visits/visit';
import { bookVisit } from './bookVisit';
import { answerWish } from './readVisit';

type Wish = { enquiry: Enquiry; visit: Slot | null };

/**
 * Books the visit that was asked for with an enquiry, which is saved already: whatever goes wrong here
 * loses nothing of it. Null: none was asked for, or none can be had there.
 */
export const bookWish = async (
  enquiryId: string,
  { enquiry: { branch }, visit: wanted }: Wish,
): Promise<VisitAnswer | null> => {
  if (wanted === null) return null;
  const at = Date.now();
  try {
    const store = await getStore();
    const wish = { enquiryId, branch, slot: wanted, isFirst: true };
    const booked = await bookVisit(store, wish, at);
    return await answerWish(store.db, enquiryId, { booked, wanted, at });
  } catch (err) {
    log.error({ err, enquiry: enquiryId }, 'the visit of an enquiry was not booked');
    return { branch, slot: null, status: 'none', isOver: false, refused: wanted, offers: [] };
  }
};
