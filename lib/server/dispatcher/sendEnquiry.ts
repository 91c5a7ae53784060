import { openDelivery } from '@/lib/server/enquiries/delivery';
import {
  type EnquiryRow,
  type OpenEnquiry,
  openEnquiry,
  openMobile,
} from '@/lib/server/enquiries/personalColumns';
import { findEnquiry } from '@/lib/server/enquiries/rows';
import type { Erp, OnboardOutcome, SignupPayload } from '@/lib/server/erp/contract';
import { toSignupKey } from '@/lib/server/erp/signupKey';
import { isWithdrawn } from '@/lib/server/privacy/consent';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';
import { CancelledError, UnsendableError } from './unsendable';

/** What the school system said, and to which revision of the enquiry. */
type SentEnquiry = { onboard: OnboardOutcome; revision: number };

/** Sends an enquiry, as the store has it now, to the school system. Its key keeps it one there. */
export const sendEnquiry = async (
  { store, erp }: { store: Store; erp: Erp },
  delivery: Delivery,
): Promise<SentEnquiry> => {
  const row = await findEnquiry(store.db, delivery.subject_id);
  if (row === undefined) throw new UnsendableError('the enquiry is gone');
  const opened = await openDelivery(delivery);
  const enquiry = openEnquiry(row);
  // The last thing before the call: `withdraw` waits for whoever has passed this.
  if (await mustNotBeSent(store, delivery, row)) throw new CancelledError('consent withdrawn');
  if (opened === null) {
    throw new UnsendableError('the token cannot be read: the key that encrypted it is missing');
  }
  if (enquiry === null) {
    throw new UnsendableError('the details cannot be read: the key that encrypted them is missing');
  }
  const onboard = await erp.onboardUser({
    payload: toPayload(enquiry),
    accessToken: opened.accessToken,
    idempotencyKey: toSignupKey(row),
  });
  return { onboard, revision: row.revision };
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
  if (now === undefined || now.status === 'cancelled') return true;
  return isWithdrawn(db, { mobile: openMobile(row), consent_at: row.consent_at });
};

/** An enquiry as the school system is told of it. */
export const toPayload = (row: OpenEnquiry): SignupPayload => ({
  parent_name: row.parent_name,
  child_name: row.child_name,
  email: row.email ?? '',
  date_of_birth: row.date_of_birth,
  branch: row.branch_id,
  grade: row.grade_id,
  is_active: true,
  lead_info: 'Worksheet',
});
