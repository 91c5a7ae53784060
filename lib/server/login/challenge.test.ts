import fc from '@/lib/testing/properties';
import { type Challenge, issueChallenge, readChallenge } from './challenge';
import { hashNetwork } from './senders';

const SENT_AT = 1_750_000_000_123;
const TEN_MINUTES = 600_000;
const askedFrom = hashNetwork('203.0.113.0/24');

afterEach(() => jest.useRealTimers());

it.each<Challenge['flow']>(['login', 'onboard'])(
  'gives back the number and its flow: %p',
  async (flow) => {
    const challenge = { mobile: '9845012345', flow, askedFrom };
    expect(await readChallenge(await issueChallenge(challenge))).toEqual(challenge);
  },
);

it.each([
  [0, true],
  [TEN_MINUTES - 1, true],
  [TEN_MINUTES, false],
  [TEN_MINUTES + 1, false],
])('%p ms after it was made it is good: %p', async (age, isGood) => {
  jest.useFakeTimers({ now: SENT_AT, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const text = await issueChallenge({ mobile: '9845012345', flow: 'login', askedFrom });
  jest.setSystemTime(SENT_AT + age);
  expect((await readChallenge(text)) !== null).toBe(isGood);
});

it('is as long for a number that the school knows as for one that it does not', async () => {
  const digits = fc.stringMatching(/^[6-9]\d{9}$/);
  await fc.assert(
    fc.asyncProperty(digits, digits, async (known, unknown) => {
      const [left, right] = await Promise.all([
        issueChallenge({ mobile: known, flow: 'login', askedFrom }),
        issueChallenge({ mobile: unknown, flow: 'onboard', askedFrom }),
      ]);
      expect(left).toHaveLength(right.length);
    }),
    { numRuns: 30 },
  );
});
