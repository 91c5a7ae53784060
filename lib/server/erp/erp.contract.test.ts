import { randomInt, randomUUID } from 'node:crypto';
import type { Store } from '@/lib/server/store/store';
import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { eachStore } from '@/lib/server/testing/stores';
import type { Erp, SignupPayload } from './contract';
import { createEmbeddedErp } from './embedded/embedded';
import type { Sms } from './embedded/sms';
import { createHttpErp } from './http';

const ONBOARDED = '+91-9000000001';
const KNOWN = '+91-9000000002';
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
      return { erp: createHttpErp({ baseUrl: url }), close };
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
    const wrongCode = () => (lastCode() === '111111' ? '222222' : '111111');
    const newContact = () => `+91-9${randomInt(1e8, 1e9)}`;
    const guess = (contact: string, otp: string) => school.erp.verifyLogin(contact, otp);
    const logIn = async (contact: string) => {
      await school.erp.requestOnboarding(contact);
      const { result } = await school.erp.verifyOnboarding(contact, lastCode());
      return result.access_token ?? 'none';
    };
    const onboard = async (contact: string, payload: Partial<SignupPayload> = {}) =>
      school.erp.onboard({
        payload: { ...SIGNUP, ...payload },
        accessToken: await logIn(contact),
        idempotencyKey: randomUUID(),
      });

    it('sends a code to a parent it knows, and says so', async () => {
      const answer = await school.erp.requestLogin(ONBOARDED);
      expect(answer.message).toBe('OTP has been sent to +91-9000000001');
      expect(sent).toEqual([{ to: ONBOARDED, text: expect.any(String), otp: lastCode() }]);
      expect(lastCode()).toMatch(/^\d{6}$/);
      expect(sent[0]?.text.split('\n').at(-1)).toBe(`@localhost #${lastCode()}`);
    });

    it('asks someone new to sign in, and sends nothing', async () => {
      const answer = await school.erp.requestLogin(newContact());
      expect(answer.message).toBe('Please Sign in');
      expect(sent).toEqual([]);
    });

    it('keeps no code and no number of a code readable', async () => {
      await school.erp.requestLogin(ONBOARDED);
      const rows = JSON.stringify(await store.db.selectFrom('erp_codes').selectAll().execute());
      expect(rows).not.toContain(lastCode());
      expect(rows).not.toContain('9000000001');
    });

    it('logs an onboarded parent in with a name, a grade and a token', async () => {
      await school.erp.requestLogin(ONBOARDED);
      const login = await guess(ONBOARDED, lastCode());
      expect(login).toMatchObject({
        status_code: 200,
        is_onboarded: true,
        result: {
          access_token: expect.any(String),
          user_details: { parent_name: 'Meera Iyer', academic_data: { grade: 'Grade 4' } },
        },
      });
    });

    it('tells of a parent it knows who is not onboarded', async () => {
      await school.erp.requestLogin(KNOWN);
      const login = await guess(KNOWN, lastCode());
      expect(login.is_onboarded).toBe(false);
      expect(login.data).toEqual([
        { erp_id: 'OIS-0002', name: 'Rohan Das', grade_name: 'Grade 7' },
      ]);
    });

    it('verifies someone new, who is neither', async () => {
      const contact = newContact();
      await school.erp.requestOnboarding(contact);
      const login = await school.erp.verifyOnboarding(contact, lastCode());
      expect(login).toMatchObject({ is_onboarded: false, data: [] });
      expect(login.result.access_token).toEqual(expect.any(String));
    });

    it('refuses a wrong code with 401', async () => {
      await school.erp.requestLogin(ONBOARDED);
      await expect(guess(ONBOARDED, wrongCode())).rejects.toMatchObject({
        failure: 'refused',
        status: 401,
        errorMessage: 'Wrong OTP.',
      });
    });

    it('refuses a code of another number with 400', async () => {
      await school.erp.requestLogin(ONBOARDED);
      await expect(guess(KNOWN, lastCode())).rejects.toMatchObject({ status: 400 });
    });

    it('refuses a code after ten minutes with 400', async () => {
      await school.erp.requestLogin(ONBOARDED);
      time += 10 * MINUTE;
      await expect(guess(ONBOARDED, lastCode())).rejects.toMatchObject({
        status: 400,
        errorMessage: 'OTP Expired',
      });
    });

    it('takes a code once', async () => {
      await school.erp.requestLogin(ONBOARDED);
      await guess(ONBOARDED, lastCode());
      await expect(guess(ONBOARDED, lastCode())).rejects.toMatchObject({ status: 400 });
    });

    it('takes a right code once when it comes 200 times at once', async () => {
      await school.erp.requestLogin(ONBOARDED);
      const tries = Array.from({ length: 200 }, () => guess(ONBOARDED, lastCode()));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('blocks after five wrong codes, the right one too, and after a resend', async () => {
      await school.erp.requestLogin(ONBOARDED);
      for (let count = 0; count < 3; count += 1) {
        await expect(guess(ONBOARDED, wrongCode())).rejects.toMatchObject({ status: 401 });
      }
      await school.erp.requestLogin(ONBOARDED);
      for (let count = 0; count < 2; count += 1) {
        await expect(guess(ONBOARDED, wrongCode())).rejects.toMatchObject({ status: 401 });
      }
      await expect(guess(ONBOARDED, lastCode())).rejects.toMatchObject({ status: 403 });
      await school.erp.requestLogin(ONBOARDED);
      await expect(guess(ONBOARDED, lastCode())).rejects.toMatchObject({ status: 403 });
    });

    it('counts guesses that come at once', async () => {
      await school.erp.requestLogin(ONBOARDED);
      const tries = Array.from({ length: 50 }, () => guess(ONBOARDED, wrongCode()));
      const outcomes = await Promise.allSettled(tries);
      const statuses = outcomes.map((outcome) => 'reason' in outcome && outcome.reason.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 403)).toHaveLength(45);
    });

    it('sends five codes in ten minutes, then starts again', async () => {
      const contact = newContact();
      for (let count = 0; count < 5; count += 1) await school.erp.requestOnboarding(contact);
      await expect(school.erp.requestOnboarding(contact)).rejects.toMatchObject({
        failure: 'refused',
        status: 403,
      });
      expect(sent).toHaveLength(5);
      time += 10 * MINUTE;
      await school.erp.requestOnboarding(contact);
      expect(sent).toHaveLength(6);
    });

    it('onboards a parent, who is known from then on', async () => {
      const contact = newContact();
      await expect(onboard(contact)).resolves.toEqual({
        parent_name: 'Anita Rao',
        grade_name: 'Grade 1',
      });
      await expect(school.erp.requestLogin(contact)).resolves.toEqual({
        message: `OTP has been sent to ${contact}`,
      });
    });

    it('takes the same signup once', async () => {
      const contact = newContact();
      const accessToken = await logIn(contact);
      const input = { payload: SIGNUP, accessToken, idempotencyKey: randomUUID() };
      const results = await Promise.all([1, 2, 3].map(() => school.erp.onboard(input)));
      expect(results).toEqual(Array(3).fill({ parent_name: 'Anita Rao', grade_name: 'Grade 1' }));
      const rows = await store.db
        .selectFrom('erp_signups')
        .select('idempotency_key')
        .where('contact', '=', contact)
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('keeps the names of a parent who signs a second child up', async () => {
      await onboard(ONBOARDED, { parent_name: 'M. Iyer', child_name: 'Second Child' });
      await school.erp.requestLogin(ONBOARDED);
      const login = await guess(ONBOARDED, lastCode());
      expect(login.result.user_details?.parent_name).toBe('Meera Iyer');
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
      await expect(onboard(newContact(), payload)).rejects.toMatchObject({
        failure: 'refused',
        status: 400,
        errorMessage: expect.stringMatching(words),
      });
    });

    it('does not take a token that it did not give, or that is too old', async () => {
      const input = { payload: SIGNUP, accessToken: 'made-up', idempotencyKey: randomUUID() };
      await expect(school.erp.onboard(input)).rejects.toMatchObject({ failure: 'unauthorized' });
      const accessToken = await logIn(newContact());
      time += 31 * 24 * 60 * MINUTE;
      await expect(school.erp.onboard({ ...input, accessToken })).rejects.toMatchObject({
        failure: 'unauthorized',
        status: 401,
      });
    });

    it('answers a ping', async () => {
      await expect(school.erp.ping()).resolves.toBeUndefined();
    });
  });
});
