/** @jest-environment jest-fixed-jsdom */
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import {
  forgetSentEnquiry,
  readSentEnquiry,
  SENT_KEY,
  type SentEnquiry,
  saveSentEnquiry,
} from './sentEnquiry';

const RECEIPT = { id: 'OIS-7K3M-92QF', delivered: false, needsVerification: true, ticket: null };
const SENT: SentEnquiry = {
  receipt: RECEIPT,
  branch: 51,
  grade: 2,
  request: {
    ...SAMPLE_ENQUIRY,
    mobile: '9845012345',
    idempotencyKey: '0123456789abcdef',
  },
};

beforeEach(forgetSentEnquiry);

it('is the same object each time it is read', () => {
  expect(readSentEnquiry()).toBeNull();
  saveSentEnquiry(SENT);
  expect(readSentEnquiry()).toBe(SENT);
});

it('writes nothing about the family into the browser', () => {
  saveSentEnquiry(SENT);
  expect(sessionStorage.getItem(SENT_KEY)).not.toMatch(/Asha|Tara|2019|98450|0123456789abcdef/);
});

it('still knows the reference, the branch and the class after a reload', () => {
  saveSentEnquiry(SENT);
  const stored = sessionStorage.getItem(SENT_KEY) ?? '';
  forgetSentEnquiry();
  sessionStorage.setItem(SENT_KEY, stored);
  expect(readSentEnquiry()).toEqual({ receipt: RECEIPT, branch: 51, grade: 2, request: null });
});

it.each(['', '{', '[]', '{"id":7,"branch":51,"grade":2}'])('takes %p for nothing', (text) => {
  sessionStorage.setItem(SENT_KEY, text);
  expect(readSentEnquiry()).toBeNull();
});
