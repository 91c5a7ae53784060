/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { type Conversion, startCounting } from '@/lib/thirdParties/conversions';
import { buildEnquiryRequest, sendEnquiry } from './enquiries';

let counted: Conversion[] = [];
let stop: () => void;

beforeEach(() => {
  counted = [];
  stop = startCounting((conversion) => counted.push(conversion));
});
afterEach(() => stop());

const answerEnquiry = (receipt: object, status = 201) =>
  fakeNetwork.use(http.post('*/api/enquiries', () => HttpResponse.json(receipt, { status })));

it('goes under a key of its own after the server has refused what the parent withdrew', async () => {
  answerEnquiry({ error: { code: 'enquiry/withdrawn', message: 'Withdrawn.' } }, 409);
  const body = buildEnquiryRequest(SAMPLE_ENQUIRY);
  await expect(sendEnquiry(body)).rejects.toThrow('Withdrawn.');
  const key = buildEnquiryRequest(SAMPLE_ENQUIRY).idempotencyKey;
  expect(key).not.toBe(body.idempotencyKey);
  // Of an enquiry on another page, such as one whose number is confirmed: this form has its own key.
  await expect(sendEnquiry(body)).rejects.toThrow('Withdrawn.');
  expect(buildEnquiryRequest(SAMPLE_ENQUIRY).idempotencyKey).toBe(key);
});

it('is told in the words of nginx when to send once more, while the site is renewed', async () => {
  const words = readFileSync('deploy/nginx/unreachable.json', 'utf8');
  answerEnquiry(JSON.parse(words), 503);
  const sending = sendEnquiry(buildEnquiryRequest(SAMPLE_ENQUIRY));
  await expect(sending).rejects.toThrow(
    `try again in a few seconds. Or call us, free of charge: ${formatPhone(SCHOOL.phone)}`,
  );
});

describe('an enquiry is counted', () => {
  const saved = { id: 'OIS-7K3M-92QF', delivered: false, needsVerification: true };

  it('once it is saved, and its number once that is confirmed, both by the key of the enquiry', async () => {
    const body = buildEnquiryRequest(SAMPLE_ENQUIRY);
    const key = body.idempotencyKey;
    answerEnquiry(saved);
    await sendEnquiry(body);
    expect(counted).toEqual([{ name: 'enquiry', key }]);

    answerEnquiry({ ...saved, needsVerification: false });
    await sendEnquiry(body);
    expect(counted).toEqual([
      { name: 'enquiry', key },
      { name: 'enquiry', key },
      { name: 'verified_number', key },
    ]);
  });

  it('not when it was refused', async () => {
    answerEnquiry({ error: { code: 'enquiry/refused', message: 'Closed.' } }, 422);
    await expect(sendEnquiry(buildEnquiryRequest(SAMPLE_ENQUIRY))).rejects.toThrow('Closed.');
    expect(counted).toEqual([]);
  });
});
