/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { type Conversion, startCounting } from '@/lib/thirdParties/conversions';
import { sendWhatsappLead } from './leads';

let counted: Conversion[] = [];
let stop: () => void;

beforeEach(() => {
  counted = [];
  stop = startCounting((conversion) => counted.push(conversion));
});
afterEach(() => stop());

const answerLead = (answer: object, status = 200) =>
  fakeNetwork.use(http.post('*/api/leads/whatsapp', () => HttpResponse.json(answer, { status })));

describe('a WhatsApp lead is counted', () => {
  it.each([{ ref_id: 'T-77' }, { ref_id: null }])('once it is recorded: %j', async (answer) => {
    answerLead(answer);
    await sendWhatsappLead('/lp/pune');
    expect(counted).toEqual([{ name: 'whatsapp' }]);
  });

  it('not when it could not be recorded', async () => {
    answerLead({}, 503);
    await expect(sendWhatsappLead('/lp/pune')).rejects.toThrow();
    expect(counted).toEqual([]);
  });
});
