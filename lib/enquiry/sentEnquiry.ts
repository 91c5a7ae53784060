import type { EnquiryRequest } from '@/lib/api/enquiries';
import { isRecord } from '@/lib/site/isRecord';
import { openTabStore } from '@/lib/site/tabStore';
import { parseVisitAnswer, type VisitAnswer } from '@/lib/visits/visit';
import type { EnquiryReceipt } from './enquiry';

/** In this tab only: the reference, the branch and the class, nothing about the family. */
export const SENT_KEY = 'enquiry-sent';

const STORE = openTabStore(SENT_KEY);

/** An enquiry of this visit that the server has saved. */
export type SentEnquiry = {
  receipt: EnquiryReceipt;
  branch: number;
  grade: number;
  /** What was sent, to send it on once the number is confirmed; null after the page was loaded again. */
  request: EnquiryRequest | null;
};

// Names, birthday and number stay in memory: the next page of the visit may still confirm the number.
let latest: SentEnquiry | null = null;

/** Saves it for the page that thanks for it. */
export const saveSentEnquiry = (sent: SentEnquiry): void => {
  latest = sent;
  const { id, delivered, needsVerification, visit } = sent.receipt;
  STORE.write({ id, delivered, needsVerification, branch: sent.branch, grade: sent.grade, visit });
};

/** Its visit was changed or cancelled on the card that thanks. */
export const noteVisit = (reference: string, visit: VisitAnswer): void => {
  if (latest?.receipt.id !== reference) return;
  saveSentEnquiry({ ...latest, receipt: { ...latest.receipt, visit } });
};

/** The one that was sent last; the same object each time. */
export const readSentEnquiry = (): SentEnquiry | null => {
  latest ??= parseSent(STORE.read());
  return latest;
};

export const forgetSentEnquiry = (): void => {
  latest = null;
  STORE.remove();
};

const parseSent = (stored: unknown): SentEnquiry | null => {
  if (!isRecord(stored)) return null;
  const { id, delivered, needsVerification, branch, grade } = stored;
  const visit = parseVisitAnswer(stored.visit);
  if (typeof id !== 'string' || typeof branch !== 'number' || typeof grade !== 'number')
    return null;
  return {
    receipt: {
      id,
      delivered: delivered === true,
      needsVerification: needsVerification === true,
      ticket: null,
      ...(visit && { visit }),
    },
    branch,
    grade,
    request: null,
  };
};
