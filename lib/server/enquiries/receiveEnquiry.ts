import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt } from '@/lib/enquiry/enquiry';
import { gradeName } from '@/lib/schools/directory/gradeName';
import { countSaved } from '@/lib/server/counts/countSaved';
import { type DeliveryOutcome, deliverNow } from '@/lib/server/dispatcher/dispatcher';
import type { OpenSession } from '@/lib/server/session/claims';
import { issueTicket } from '@/lib/server/session/session';
import { getStore } from '@/lib/server/store/store';
import { bookWish } from '@/lib/server/visits/bookWish';
import { SiteError } from '@/lib/site/siteError';
import type { Slot } from '@/lib/visits/slot';
import { deriveKey } from './idempotency';
import { mobileOf } from './mobileOf';
import { ConsentWithdrawnError, type NewEnquiry, type SavedEnquiry } from './newEnquiry';
import { saveEnquiry } from './saveEnquiry';

type Received = {
  enquiry: Enquiry;
  /** Null from a browser without JavaScript. */
  idempotencyKey: string | null;
  /** As in NewEnquiry. */
  submittedAt: number | null;
  attribution: string | null;
  session: OpenSession | null;
  /** The wanted campus visit. */
  visit: Slot | null;
  /** A plain form, which only a press of its button sends. */
  isPressed: boolean;
  /** Sent by one of our own people, who try a page out: it is not counted for its campaign. */
  isOwnTrial: boolean;
};

/**
 * Saves an enquiry and, where its number is verified, sends it on. Throws `enquiry/not-saved` when
 * nothing was saved, `enquiry/withdrawn` when it only repeats what the parent has withdrawn or had
 * erased, and `enquiry/refused` when the school system will not take the details; in every other case
 * the parent is thanked.
 */
export const receiveEnquiry = async (
  received: Received,
): Promise<{ isNew: boolean; receipt: EnquiryReceipt }> => {
  const { enquiry, session } = received;
  const saved = await save(received);
  if (!received.isOwnTrial) countForCampaign(saved);
  const visit = await bookWish(saved.id, received);
  const outcome = saved.deliveryId === null ? null : await deliverNow(saved.deliveryId);
  if (outcome?.is === 'refused') {
    throw new SiteError('enquiry/refused', { message: outcome.message ?? undefined });
  }
  const delivered = saved.isDelivered || outcome?.is === 'delivered';
  const ticket = delivered && session ? await welcomeTicket(session, enquiry, outcome) : null;
  const needsVerification = !saved.isVerified;
  const receipt = { id: saved.id, delivered, needsVerification, ticket, ...(visit && { visit }) };
  return { isNew: saved.isNew, receipt };
};

const save = async (received: Received): Promise<SavedEnquiry> => {
  const at = Date.now();
  try {
    return await saveEnquiry(await getStore(), toNewEnquiry(received, at), at);
  } catch (cause) {
    if (cause instanceof ConsentWithdrawnError) throw new SiteError('enquiry/withdrawn');
    throw new SiteError('enquiry/not-saved', { cause });
  }
};

const countForCampaign = ({ isNew, isNewlyVerified, attribution }: SavedEnquiry): void => {
  const now = Date.now();
  if (isNew) countSaved('sent', { attribution }, now);
  if (isNewlyVerified) countSaved('verified', { attribution }, now);
};

const toNewEnquiry = (
  { enquiry, idempotencyKey, submittedAt, attribution, session, isPressed }: Received,
  at: number,
): NewEnquiry => {
  const parent = session && {
    mobile: mobileOf(session.contact),
    accessToken: session.accessToken,
  };
  const mobile = parent?.mobile ?? enquiry.mobile ?? null;
  return {
    enquiry,
    idempotencyKey: idempotencyKey ?? deriveKey(mobile, at),
    submittedAt,
    attribution,
    parent,
    isPressed,
  };
};

/** Signs a new parent in once the school system has them. Null for one who is logged in already. */
const welcomeTicket = async (
  before: OpenSession,
  enquiry: Enquiry,
  outcome: DeliveryOutcome | null,
): Promise<string | null> => {
  const { contact, accessToken, isLoggedIn, sessionId } = before;
  if (isLoggedIn) return null;
  const onboarded = outcome?.is === 'delivered' ? outcome.onboarded : null;
  const username = onboarded?.parent_name ?? enquiry.parent_name;
  const grade = onboarded?.grade_name ?? gradeName(enquiry.grade);
  const claims = {
    contact,
    username,
    gradeDetails: grade,
    isLoggedIn: true,
    accessToken,
    userDetails: { parent_name: username, academic_data: { grade } },
  };
  return issueTicket(claims, { boundTo: sessionId, sessionId: randomUUID(), before });
};
