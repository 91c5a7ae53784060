import { openDelivery } from '@/lib/server/enquiries/delivery';
import type { EnquiryRow } from '@/lib/server/enquiries/rows';
import type { Erp, OnboardOutcome, SignupPayload } from '@/lib/server/erp/contract';
import { isWithdrawn } from '@/lib/server/privacy/consent';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';
import { CancelledError, UnsendableError } from './unsendable';

/** Sends an enquiry, as the store has it now, to the school system. Its id keeps it one there. */
export const sendEnquiry = async (
  { store, erp }: { store: Store; erp: Erp },
  delivery: Delivery,
): Promise<OnboardOutcome> => {
  const row = await store.db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', delivery.subject_id)
    .executeTakeFirst();
  if (row === undefined) throw new UnsendableError('the enquiry is gone');
  const opened = await openDelivery(delivery.sealed_payload);
  // The last thing before the call: `withdraw` waits for whoever has passed this.
  if (await mustNotBeSent(store, delivery, row)) throw new CancelledError('consent withdrawn');
  if (opened === null) throw new UnsendableError('the token cannot be read');
  return erp.onboardUser({
    payload: toPayload(row),
    accessToken: opened.accessToken,
    idempotencyKey: row.id,
  });
};

const mustNotBeSent = async (
  { db }: Store,
  { id }: Delivery,
  row: EnquiryRow,
): Promise<boolean> => {
  const now = await db
    .selectFrom('deliveries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return now === undefined || now.status === 'cancelled' || (await isWithdrawn(db, row));
};

const toPayload = (row: EnquiryRow): SignupPayload => ({
  parent_name: row.parent_name,
  child_name: row.child_name,
  email: row.email ?? '',
  date_of_birth: row.date_of_birth,
  branch: row.branch_id,
  grade: row.grade_id,
  is_active: true,
  lead_info: 'Worksheet',
});
