import { randomInt } from 'node:crypto';
import { OTP_GUESSES, OWN_DEVICES } from '@/data/limits';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import fc from '@/lib/testing/properties';
import { wrongOtp } from '@/lib/testing/sampleOtp';
import { createCodes } from './codes';

const MINUTE = 60_000;
const SENT_AT = 1_750_000_000_000;

const newContact = () => `+91-9${randomInt(1e8, 1e9)}`;

eachStore('codes under a clock of their own', (open) => {
  let store: Store;
  let time: number;
  let codes: ReturnType<typeof createCodes>;
  beforeAll(async () => {
    store = await open();
    codes = createCodes(store.db, () => time);
  });
  beforeEach(() => {
    time = SENT_AT;
  });

  const issue = async (contact: string): Promise<string> => {
    const code = await codes.issue(contact);
    if (code === null) throw new Error('no code was issued');
    return code;
  };

  it.each([
    [0, 'right'],
    [10 * MINUTE - 1, 'right'],
    [10 * MINUTE, 'expired'],
    [10 * MINUTE + 1, 'expired'],
  ])('a code that is %p ms old is %p', async (age, outcome) => {
    const contact = newContact();
    const code = await issue(contact);
    time += age;
    expect(await codes.guess(contact, code)).toBe(outcome);
  });

  it.each([
    [10 * MINUTE - 1, 'blocked'],
    [10 * MINUTE, 'right'],
    [10 * MINUTE + 1, 'right'],
  ])(
    '%p ms after the first code, five wrong guesses leave the next one %p',
    async (age, outcome) => {
      const contact = newContact();
      const first = await issue(contact);
      for (let count = 0; count < 5; count += 1) await codes.guess(contact, wrongOtp(first));
      time += age;
      expect(await codes.guess(contact, await issue(contact))).toBe(outcome);
    },
  );

  it('counts what the number’s own browsers do apart from what others do', async () => {
    const contact = newContact();
    const first = await issue(contact);
    for (let count = 0; count < 6; count += 1) await codes.guess(contact, wrongOtp(first));
    for (let count = 0; count < 5; count += 1) await codes.issue(contact);
    expect(await codes.issue(contact)).toBeNull();
    expect(await codes.guess(contact, first)).toBe('blocked');
    const own = await codes.issue(contact, 'ownDevice');
    for (let count = 0; count < OWN_DEVICES * OTP_GUESSES - 1; count += 1) {
      expect(await codes.guess(contact, wrongOtp(own ?? ''), 'ownDevice')).toBe('wrong');
    }
    expect(await codes.guess(contact, own ?? '', 'ownDevice')).toBe('right');
    for (let count = 0; count < 4; count += 1) {
      expect(await codes.issue(contact, 'ownDevice')).not.toBeNull();
    }
    expect(await codes.issue(contact, 'ownDevice')).toBeNull();
    expect(await codes.guess(contact, wrongOtp(first), 'ownDevice')).toBe('blocked');
  });

  it('a code that was taken back is good for nothing, and does not count', async () => {
    const contact = newContact();
    for (let count = 0; count < 9; count += 1) {
      const code = await issue(contact);
      await codes.withdraw(contact, 'unknown');
      expect(await codes.guess(contact, code)).toBe('expired');
    }
  });

  it('an old code is good for nothing once a new one is out', async () => {
    const contact = newContact();
    const first = await issue(contact);
    const second = await issue(contact);
    expect(await codes.guess(contact, first)).toBe(first === second ? 'right' : 'wrong');
  });

  it('looks at five guesses in ten minutes at most, sends five codes, lets each in once', async () => {
    const step = fc.record({
      act: fc.constantFrom('send', 'wrong', 'right'),
      wait: fc.integer({ min: 0, max: 10_000 }),
      times: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      // Forty steps of ten seconds at most: all of them fall into one window.
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const contact = newContact();
        const counts = { sends: 1, looked: 0 };
        const opened = new Map<string, number>();
        time = SENT_AT;
        let code = await issue(contact);
        for (const { act, wait, times } of steps) {
          time += wait;
          if (act === 'send') {
            const next = await codes.issue(contact);
            if (next !== null) counts.sends += 1;
            code = next ?? code;
            continue;
          }
          const guess = act === 'right' ? code : wrongOtp(code);
          const outcomes = await Promise.all(
            Array.from({ length: times }, () => codes.guess(contact, guess)),
          );
          counts.looked += outcomes.filter((it) => it === 'right' || it === 'wrong').length;
          const right = outcomes.filter((it) => it === 'right').length;
          opened.set(code, (opened.get(code) ?? 0) + right);
        }
        expect(counts.looked).toBeLessThanOrEqual(5);
        expect(counts.sends).toBeLessThanOrEqual(5);
        expect(Math.max(0, ...opened.values())).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });
});
