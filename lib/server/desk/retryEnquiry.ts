import type { RetryAnswer, RetryOutcome } from '@/lib/desk/personContract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { findDeadLetter, retryDeadLetter } from '@/lib/server/dispatcher/deadLetters';
import { type DeliveryOutcome, deliverNow } from '@/lib/server/dispatcher/dispatcher';
import { type Delivery, findNewestDelivery } from '@/lib/server/enquiries/newestDelivery';
import type { Store } from '@/lib/server/store/types';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { expectOwn } from './expectOwn';
import { readEnquiry } from './readEnquiry';
import type { StaffMember } from './staff';

/**
 * Has the newest delivery of an enquiry sent now, whether it waits for its next try or was given up,
 * and answers how that went; it stands in the audit. Throws `request/unknown` for an enquiry of another
 * branch.
 */
export const retryEnquiry = async (
  store: Store,
  staff: StaffMember,
  reference: string,
): Promise<RetryAnswer> => {
  const { db } = store;
  await expectOwn(db, staff, reference);
  const newest = await findNewestDelivery(db, reference);
  await appendAudit(db, {
    action: 'desk retry',
    filter: { reference },
    rows: newest ? 1 : 0,
    who: staffName(staff),
  });
  const outcome = await retry(store, reference, newest);
  const enquiry = await readEnquiry(db, reference, staff);
  if (enquiry === null) throw new SiteError('request/unknown');
  return { outcome, enquiry };
};

const retry = async (
  store: Store,
  reference: string,
  newest: Delivery | undefined,
): Promise<RetryOutcome> => {
  switch (newest?.status) {
    case undefined:
      return 'never';
    case 'done':
      return 'arrived';
    case 'cancelled':
      return 'cancelled';
    case 'waiting':
      return toOutcome(await deliverNow(newest.id));
    case 'follow-up':
      return retryGivenUp(store, reference);
  }
};

const retryGivenUp = async (store: Store, reference: string): Promise<RetryOutcome> => {
  const letter = await findDeadLetter(store.db, 'enquiry', reference);
  if (letter === null) return 'answered';
  const retried = await retryDeadLetter(store, letter, Date.now());
  switch (retried) {
    case 'no-login':
      return 'no-login';
    case 'gone':
      throw new SiteError('request/changed');
    case 'queued':
      return toOutcome(await deliverNow(letter.id));
  }
};

// What was corrected on its way is due again: the dispatcher has it.
const toOutcome = ({ is }: DeliveryOutcome): RetryOutcome => (is === 'outdated' ? 'waiting' : is);
