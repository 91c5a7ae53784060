import { clearDraft, noteSubmission, renewKey } from '@/lib/enquiry/draft';
import type { Attribution, Enquiry, EnquiryReceipt } from '@/lib/enquiry/enquiry';
import { readAttribution } from '@/lib/enquiry/readAttribution';
import { forgetChild } from '@/lib/enquiry/visitAnswers';
import { isRecord } from '@/lib/site/isRecord';
import { SiteError } from '@/lib/site/siteError';
import { countConversion } from '@/lib/thirdParties/conversions';
import type { Slot } from '@/lib/visits/slot';
import { parseVisitAnswer } from '@/lib/visits/visit';
import { forgetVisit } from '@/lib/visits/wish';
import { request } from './request';

/**
 * `idempotencyKey` is the same for every try to send one enquiry; of two tries with other words the one
 * that was submitted later counts.
 */
export type EnquiryRequest = Enquiry & {
  idempotencyKey: string;
  submittedAt?: number;
  attribution?: Attribution;
  /** The wanted campus visit. */
  visit?: Slot;
};

/** The answer of POST /api/enquiries, or null when it is not one. */
export const parseReceipt = (answer: unknown): EnquiryReceipt | null => {
  if (!isRecord(answer) || typeof answer.id !== 'string') return null;
  const visit = parseVisitAnswer(answer.visit);
  return {
    id: answer.id,
    delivered: answer.delivered === true,
    needsVerification: answer.needsVerification === true,
    ticket: typeof answer.ticket === 'string' ? answer.ticket : null,
    ...(visit && { visit }),
  };
};

/** What is sent for the enquiry that the draft holds, attribution and key included. */
export const buildEnquiryRequest = (enquiry: Enquiry, visit?: Slot): EnquiryRequest => {
  const { key, submittedAt } = noteSubmission();
  const attribution = readAttribution();
  return { ...enquiry, idempotencyKey: key, submittedAt, attribution, ...(visit && { visit }) };
};

/**
 * Sends an enquiry to our endpoint; once it is saved, the draft has done its work.
 * Throws a SiteError; with `field` when one field is to blame.
 */
export const sendEnquiry = async (body: EnquiryRequest): Promise<EnquiryReceipt> => {
  const receipt = await post(body);
  clearDraft();
  forgetChild();
  if (receipt.visit?.status === 'booked') forgetVisit();
  countEnquiry(body.idempotencyKey, receipt);
  return receipt;
};

const post = async (body: EnquiryRequest): Promise<EnquiryReceipt> => {
  try {
    return await request('/api/enquiries', { method: 'POST', body, parse: parseReceipt });
  } catch (cause) {
    // Under this key nothing is taken any more; who presses after reading so enquires anew.
    if (cause instanceof SiteError && cause.code === 'enquiry/withdrawn')
      renewKey(body.idempotencyKey);
    throw cause;
  }
};

// Sent again once its number is confirmed, it is the same enquiry by its key.
const countEnquiry = (key: string, { needsVerification }: EnquiryReceipt): void => {
  countConversion({ name: 'enquiry', key });
  if (!needsVerification) countConversion({ name: 'verified_number', key });
};
