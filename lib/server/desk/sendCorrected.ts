import type { SchoolAnswer } from '@/lib/desk/caseContract';
import { asNew, openDelivery, raiseRevision, sealDelivery } from '@/lib/server/enquiries/delivery';
import { findNewestDelivery } from '@/lib/server/enquiries/newestDelivery';
import type { EnquiryRow } from '@/lib/server/enquiries/personalColumns';
import type { Database } from '@/lib/server/store/schema';

type Subject = Pick<EnquiryRow, 'id' | 'revision' | 'status' | 'mobile_verified'>;

/**
 * Has an enquiry that was corrected at the desk sent to the school system as it is now, where a delivery
 * of it waits, or was refused and still has its login. Once somebody has spoken with the parent it may
 * stand there by hand: what was refused is not sent again then. Call it after the enquiry's row was changed.
 */
export const sendCorrected = async (
  db: Database,
  { id, revision, status, mobile_verified }: Subject,
  at: number,
): Promise<SchoolAnswer> => {
  const newest = await findNewestDelivery(db, id);
  if (newest === undefined) return mobile_verified === 0 ? 'none' : 'by-hand';
  if (newest.status === 'waiting') {
    await raiseRevision(db, { subjectId: id, revision });
    return 'again';
  }
  if (newest.status !== 'follow-up') return newest.status === 'done' ? 'by-hand' : 'none';
  const opened = status === 'follow-up' ? await openDelivery(newest) : null;
  if (opened === null) return 'by-hand';
  await db
    .updateTable('deliveries')
    .set({
      ...asNew(at),
      sealed_payload: sealDelivery(id, opened.accessToken),
      next_attempt_at: at,
      revision,
    })
    .where('id', '=', newest.id)
    .where('status', '=', 'follow-up')
    .execute();
  await db
    .updateTable('enquiries')
    .set({ status: 'queued' })
    .where('id', '=', id)
    .where('status', '=', 'follow-up')
    .execute();
  return 'again';
};

/**
 * Takes back what waits to be sent of an enquiry whose number was corrected: it carries the login of the
 * number before. What the school system has by now stays there.
 */
export const stopSending = async (
  db: Database,
  { id, revision }: Subject,
): Promise<SchoolAnswer> => {
  const newest = await findNewestDelivery(db, id);
  await db
    .updateTable('deliveries')
    // With a newer revision, so that one that is just being sent does not count as arrived.
    .set({ status: 'cancelled', sealed_payload: '', last_error: null, revision })
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', id)
    .where('status', 'in', ['waiting', 'follow-up'])
    .execute();
  return newest?.status === 'done' ? 'by-hand' : 'none';
};
