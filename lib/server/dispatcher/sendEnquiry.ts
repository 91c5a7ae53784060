import { openDelivery } from '@/lib/server/enquiries/delivery';
import { type OpenEnquiry, openEnquiry } from '@/lib/server/enquiries/personalColumns';
import type { Erp, OnboardOutcome, SignupPayload } from '@/lib/server/erp/contract';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';
import { UnsendableError } from './unsendable';

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
  const opened = await openDelivery(delivery);
  if (opened === null) {
    throw new UnsendableError('the token cannot be read: the key that encrypted it is missing');
  }
  const enquiry = openEnquiry(row);
  if (enquiry === null) {
    throw new UnsendableError('the details cannot be read: the key that encrypted them is missing');
  }
  return erp.onboardUser({
    payload: toPayload(enquiry),
    accessToken: opened.accessToken,
    idempotencyKey: row.id,
  });
};

const toPayload = (row: OpenEnquiry): SignupPayload => ({
  parent_name: row.parent_name,
  child_name: row.child_name,
  email: row.email ?? '',
  date_of_birth: row.date_of_birth,
  branch: row.branch_id,
  grade: row.grade_id,
  is_active: true,
  lead_info: 'Worksheet',
});
