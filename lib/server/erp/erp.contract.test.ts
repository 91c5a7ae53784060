import { randomInt, randomUUID } from 'node:crypto';
import { isOtp } from '@/lib/login/otp';
import type { Store } from '@/lib/server/store/store';
import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { eachStore } from '@/lib/server/testing/stores';
import { wrongOtp } from '@/lib/testing/sampleOtp';
import type { Erp, SignupPayload } from './contract';
import { createEmbeddedErp } from './embedded/embedded';
import { findByContact } from './embedded/findByContact';
import type { Sms } from './embedded/sms';
import { createHttpErp } from './http';

const ONBOARDED = '9000000001';
const KNOWN = '9000000002';
const BLOCKED = '9000000003';
const MINUTE = 60_000;

const SIGNUP: SignupPayload = {
  parent_name: 'Anita Rao',
  child_name: 'Dev Rao',
  email: '',
  date_of_birth: '2020-02-29',
  branch: 3,
  grade: 5,
  is_active: true,
  lead_info: 'Worksheet',
};

/** What the school system wrote down of it. */
const TAKEN = { outcome: 'onboarded', parent_name: 'Anita Rao', grade_name: 'Grade 1' };

type School = { erp: Erp; close: () => Promise<void> };
type Opened = { store: Store; sendSms: (sms: Sms) => Promise<void>; now: () => number };

const ADAPTERS: [string, (opened: Opened) => Promise<School>][] = [
  [
    'embedded',
    async (opened) => ({
      erp: createEmbeddedErp({ ...opened, host: 'localhost' }),
      close: async () => {},
    }),
  ],
  [
    'http',
    async (opened) => {
      const { url, close } = await startSchoolSystem(opened);
      // What a school system says is tried here, not how fast: a busy machine takes its time.
      return { erp: createHttpErp({ baseUrl: url, timeLimitMs: 60_000 }), close };
    },
  ],
];

beforeEach(allowLocalCalls);

eachStore('the school system', (open) => {
  describe.each(ADAPTERS)('%s', (_name, start) => {
    let school: School;
    let store: Store;
    let sent: Sms[];
    let time: number;

    beforeAll(async () => {
      store = await open();
      const sendSms = async (sms: Sms) => {
        sent.push(sms);
      };
      school = await start({ store, sendSms, now: () => time });
    });
    beforeEach(async () => {
      sent = [];
      time = Date.now();
      await store.db.deleteFrom('erp_codes').execute();
    });
    afterAll(() => school.close());

    const lastCode = () => sent.at(-1)?.otp ?? 'none';
    const wrongCode = () => wrongOtp(lastCode());
    const newMobile = () => `9${randomInt(1e8, 1e9)}`;
    const ask = (mobile: string) => school.erp.sendOtp('login', mobile);
    const askAsNew = (mobile: string) => school.erp.sendOtp('onboard', mobile);
    const guess = (mobile: string, otp: string) => school.erp.verifyOtp('login', mobile, otp);
    const logIn = async (mobile: string) => {
      await askAsNew(mobile);
      const verified = await school.erp.verifyOtp('onboard', mobile, lastCode());
      return ('accessToken' in verified && verified.accessToken) || 'none';
    };
    const onboard = async (mobile: string, payload: Partial<SignupPayload> = {}) =>
      school.erp.onboardUser({
        payload: { ...SIGNUP, ...payload },
        accessToken: await logIn(mobile),
        idempotencyKey: randomUUID(),
      });

    it('sends a code to a parent it knows, and says so', async () => {
      expect(await ask(ONBOARDED)).toEqual({ outcome: 'sent' });
      expect(sent).toEqual([{ to: '+91-9000000001', text: expect.any(String), otp: lastCode() }]);
      expect(isOtp(lastCode())).toBe(true);
      expect(sent[0]?.text.split('\n').at(-1)).toBe(`@localhost #${lastCode()}`);
    });

    it('asks someone new to sign in, and sends nothing', async () => {
      expect(await ask(newMobile())).toEqual({ outcome: 'signInInstead' });
      expect(sent).toEqual([]);
    });

    it.each(['login', 'onboard'] as const)(
      'refuses a blocked number in words for the parent, and sends nothing (%s)',
      async (flow) => {
        expect(await school.erp.sendOtp(flow, BLOCKED)).toEqual({
          outcome: 'refused',
          message: expect.stringMatching(/^This number is blocked by the school/),
        });
        expect(sent).toEqual([]);
      },
    );

    it('keeps no code and no number of a code readable', async () => {
      await ask(ONBOARDED);
      const rows = JSON.stringify(await store.db.selectFrom('erp_codes').selectAll().execute());
      expect(rows).not.toContain(lastCode());
      expect(rows).not.toContain('9000000001');
    });

    it('logs an onboarded parent in with a name, a grade and a token', async () => {
      await ask(ONBOARDED);
      expect(await guess(ONBOARDED, lastCode())).toEqual({
        outcome: 'onboarded',
        accessToken: expect.any(String),
        parent: { name: 'Meera Iyer', grade_name: 'Grade 4' },
        pupil: { name: 'Kavya Iyer', grade_name: 'Grade 4' },
      });
    });

    it('tells of a parent it knows who is not onboarded', async () => {
      await ask(KNOWN);
      expect(await guess(KNOWN, lastCode())).toEqual({
        outcome: 'known',
        accessToken: expect.any(String),
        parent: null,
        pupil: { name: 'Rohan Das', grade_name: 'Grade 7' },
      });
    });

    it('verifies someone new, who is neither', async () => {
      const mobile = newMobile();
      await askAsNew(mobile);
      expect(await school.erp.verifyOtp('onboard', mobile, lastCode())).toEqual({
        outcome: 'new',
        accessToken: expect.any(String),
        parent: null,
        pupil: null,
      });
    });

    it('tells a wrong code', async () => {
      await ask(ONBOARDED);
      expect(await guess(ONBOARDED, wrongCode())).toEqual({ outcome: 'wrong' });
    });

    it('takes no code of another number', async () => {
      await ask(ONBOARDED);
      expect(await guess(KNOWN, lastCode())).toEqual({ outcome: 'expired' });
    });

    it('takes no code after ten minutes', async () => {
      await ask(ONBOARDED);
      time += 10 * MINUTE;
      expect(await guess(ONBOARDED, lastCode())).toEqual({ outcome: 'expired' });
    });

    it('takes a code once', async () => {
      await ask(ONBOARDED);
      await guess(ONBOARDED, lastCode());
      expect(await guess(ONBOARDED, lastCode())).toEqual({ outcome: 'expired' });
    });

    it('takes a right code once when it comes 200 times at once', async () => {
      await ask(ONBOARDED);
      const tries = Array.from({ length: 200 }, () => guess(ONBOARDED, lastCode()));
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter(({ outcome }) => outcome === 'onboarded')).toHaveLength(1);
    });

    it('blocks after five wrong codes, the right one too, and after a resend', async () => {
      await ask(ONBOARDED);
      for (let count = 0; count < 3; count += 1) {
        expect(await guess(ONBOARDED, wrongCode())).toEqual({ outcome: 'wrong' });
      }
      await ask(ONBOARDED);
      for (let count = 0; count < 2; count += 1) {
        expect(await guess(ONBOARDED, wrongCode())).toEqual({ outcome: 'wrong' });
      }
      expect(await guess(ONBOARDED, lastCode())).toEqual({ outcome: 'blocked' });
      await ask(ONBOARDED);
      expect(await guess(ONBOARDED, lastCode())).toEqual({ outcome: 'blocked' });
    });

    it('counts guesses that come at once', async () => {
      await ask(ONBOARDED);
      const tries = Array.from({ length: 50 }, () => guess(ONBOARDED, wrongCode()));
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5);
      expect(outcomes.filter(({ outcome }) => outcome === 'blocked')).toHaveLength(45);
    });

    it('sends five codes in ten minutes, then starts again', async () => {
      const mobile = newMobile();
      for (let count = 0; count < 5; count += 1) await askAsNew(mobile);
      expect(await askAsNew(mobile)).toEqual({ outcome: 'tooMany' });
      expect(sent).toHaveLength(5);
      time += 10 * MINUTE;
      await askAsNew(mobile);
      expect(sent).toHaveLength(6);
    });

    it('onboards a parent, who is known from then on', async () => {
      const mobile = newMobile();
      expect(await onboard(mobile)).toEqual(TAKEN);
      expect(await ask(mobile)).toEqual({ outcome: 'sent' });
    });

    it('takes the same signup once', async () => {
      const mobile = newMobile();
      const accessToken = await logIn(mobile);
      const input = { payload: SIGNUP, accessToken, idempotencyKey: randomUUID() };
      const results = await Promise.all([1, 2, 3].map(() => school.erp.onboardUser(input)));
      expect(results).toEqual(Array(3).fill(TAKEN));
      const rows = await store.db
        .selectFrom('erp_signups')
        .select('idempotency_key')
        .where('idempotency_key', '=', input.idempotencyKey)
        .execute();
      expect(rows).toHaveLength(1);
    });

    describe('a correction', () => {
      const signUp = (accessToken: string, idempotencyKey: string, child_name: string) =>
        school.erp.onboardUser({
          payload: { ...SIGNUP, child_name },
          accessToken,
          idempotencyKey,
        });
      const childrenOf = async (mobile: string) => {
        const { signups } = await findByContact(store, `+91-${mobile}`);
        return signups.map(({ payload_json }) => JSON.parse(payload_json).child_name);
      };

      it.each([
        [
          'takes the place of what it corrects',
          ['', '.2', '.3'],
          ['Dev', 'Devi', 'Devika'],
          'Devika',
        ],
        ['counts although it comes first', ['.2', ''], ['Devi', 'Dev'], 'Devi'],
        ['counts under the same key too', ['', ''], ['Dev', 'Devi'], 'Devi'],
        ['can be taken back', ['', '.2', '.3'], ['Dev', 'Devi', 'Dev'], 'Dev'],
      ])('%s', async (_what, endings, children, expected) => {
        const mobile = newMobile();
        const accessToken = await logIn(mobile);
        const key = randomUUID();
        for (const [index, ending] of endings.entries()) {
          const taken = await signUp(accessToken, `${key}${ending}`, children[index] ?? '');
          expect(taken).toEqual(TAKEN);
        }
        expect(await childrenOf(mobile)).toEqual([expected]);
        await ask(mobile);
        expect(await guess(mobile, lastCode())).toMatchObject({ outcome: 'onboarded' });
      });

      it('corrects the names of the account that came from it, and of no other', async () => {
        const mobile = newMobile();
        const accessToken = await logIn(mobile);
        const [first, second] = [randomUUID(), randomUUID()];
        const nameOfChild = async () =>
          (await findByContact(store, `+91-${mobile}`)).accounts[0]?.child_name;
        await signUp(accessToken, first, 'Dev');
        await signUp(accessToken, second, 'Second Child');
        await signUp(accessToken, `${second}.2`, 'Second Daughter');
        expect(await nameOfChild()).toBe('Dev');
        await signUp(accessToken, `${first}.2`, 'Devi');
        expect(await nameOfChild()).toBe('Devi');
        expect((await childrenOf(mobile)).sort()).toEqual(['Devi', 'Second Daughter']);
      });
    });

    it('keeps the names of a parent who signs a second child up', async () => {
      await onboard(ONBOARDED, { parent_name: 'M. Iyer', child_name: 'Second Child' });
      await ask(ONBOARDED);
      expect(await guess(ONBOARDED, lastCode())).toMatchObject({ parent: { name: 'Meera Iyer' } });
    });

    it.each([
      ['an unknown branch', { branch: 9999 }, /branch/],
      ['an unknown grade', { grade: 15 }, /grade/],
      [
        'a grade that the branch does not teach',
        { branch: 4, grade: 23 },
        /does not teach Grade 12/,
      ],
      ['no parent name', { parent_name: ' ' }, /details/],
      ['a date that is none', { date_of_birth: '2021-02-29' }, /details/],
    ])('refuses a signup with %s in words for the parent', async (_case, payload, words) => {
      expect(await onboard(newMobile(), payload)).toEqual({
        outcome: 'refused',
        message: expect.stringMatching(words),
      });
    });

    it('does not take a token that it did not give, or that is too old', async () => {
      const input = { payload: SIGNUP, accessToken: 'made-up', idempotencyKey: randomUUID() };
      expect(await school.erp.onboardUser(input)).toEqual({ outcome: 'loginExpired' });
      const accessToken = await logIn(newMobile());
      time += 31 * 24 * 60 * MINUTE;
      expect(await school.erp.onboardUser({ ...input, accessToken })).toEqual({
        outcome: 'loginExpired',
      });
    });

    it('answers a ping', async () => {
      await expect(school.erp.ping()).resolves.toBeUndefined();
    });
  });
});
