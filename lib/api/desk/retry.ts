import { request } from '@/lib/api/request';
import { type RetryAnswer, retryAnswer } from '@/lib/desk/personContract';
import { checkedBy } from './checkedBy';

const parse = checkedBy(retryAnswer);

/** Has an enquiry sent to the school system now: how that went, and how the enquiry stands then. */
export const sendRetry = (reference: string): Promise<RetryAnswer> =>
  request('/api/desk/enquiries/retry', { method: 'POST', body: { reference }, parse });
