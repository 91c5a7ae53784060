import { HttpResponse, http } from 'msw';
import { FAULT_MESSAGE, type Fault } from '@/lib/server/testing/faults';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { IS_LONG } from '@/lib/testing/size';
import { type Erp, ErpUnavailableError, type SignupPayload } from './contract';
import { createHttpErp } from './http';

const MOBILE = '9000000001';
const BLOCKED = 'This number is blocked by the school';
const CONTACT = '+91-9000000001';
const PAYLOAD: SignupPayload = {
  parent_name: 'Anita Rao',
  child_name: 'Dev Rao',
  email: 'anita@home.example',
  date_of_birth: '2020-02-29',
  branch: 3,
  grade: 5,
  is_active: true,
  lead_info: 'Worksheet',
};

const INPUT = { payload: PAYLOAD, accessToken: 'token-1', idempotencyKey: 'key-1' };

const CALLS: [string, (erp: Erp) => Promise<unknown>][] = [
  ['sendOtp to a known number', (erp) => erp.sendOtp('login', MOBILE)],
  ['verifyOtp of a known number', (erp) => erp.verifyOtp('login', MOBILE, '123456')],
  ['sendOtp to a new number', (erp) => erp.sendOtp('onboard', MOBILE)],
  ['verifyOtp of a new number', (erp) => erp.verifyOtp('onboard', MOBILE, '123456')],
  ['onboardUser', (erp) => erp.onboardUser(INPUT)],
];

const SILENT: Fault[] = [
  'error',
  'hang',
  // As long as one that hangs: 1.5 seconds.
  ...(IS_LONG ? (['slow'] as const) : []),
  'drop',
  'reset',
  'half-close',
  'bad-json',
  'wrong-shape',
];

describe('the http school system', () => {
  let system: SchoolSystem;
  let erp: Erp;

  beforeAll(async () => {
    system = await startSchoolSystem();
  });
  beforeEach(() => {
    allowLocalCalls();
    // A new one each time: its circuit breaker would remember the faults of the tests before.
    erp = createHttpErp({ baseUrl: `${system.url}/`, timeLimitMs: 1_500 });
    system.calls.length = 0;
    system.setFault(null);
  });
  afterAll(() => system.close());

  describe.each(CALLS)('%s', (_name, call) => {
    it.each(SILENT)('has no outcome where the school system would %s', async (fault) => {
      system.setFault(fault);
      await expect(call(erp)).rejects.toBeInstanceOf(ErpUnavailableError);
    });

    it('brings what the school system refuses with', async () => {
      system.setFault('refuse');
      expect(await call(erp)).toEqual({ outcome: 'refused', message: FAULT_MESSAGE });
    });
  });

  it.each([
    ['a request for a code', CALLS[0], { outcome: 'tooMany' }],
    ['a code', CALLS[1], { outcome: 'blocked' }],
    ['a signup', CALLS[4], { outcome: 'refused', message: null }],
  ])('reads what it means that %s is forbidden', async (_what, call, outcome) => {
    system.setFault('forbid');
    expect(await call?.[1](erp)).toEqual(outcome);
  });

  it('sends exactly the calls of the specification', async () => {
    for (const [, call] of CALLS) await call(erp).catch(() => null);
    expect(system.calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/erp_user/mobile/login/', body: { contact: CONTACT } },
      {
        method: 'POST',
        path: '/erp_user/mobile/login/',
        body: { contact: CONTACT, otp: '123456' },
      },
      { method: 'POST', path: '/erp_user/onboard-user-verify/', body: { contact: CONTACT } },
      {
        method: 'POST',
        path: '/erp_user/onboard-user-verify/',
        body: { contact: CONTACT, otp: '123456' },
      },
      { method: 'POST', path: '/erp_user/user-onboard/', body: PAYLOAD },
    ]);
    expect(system.calls.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'idempotency-key': 'key-1',
      'content-type': 'application/json',
    });
  });

  it('keeps the number and the code out of its errors', async () => {
    system.setFault('hang');
    const error = await erp.verifyOtp('login', MOBILE, '123456').catch((cause: unknown) => cause);
    const { message, stack, cause } = error instanceof ErpUnavailableError ? error : {};
    expect(message).toBeDefined();
    expect(`${message} ${stack} ${JSON.stringify(cause)}`).not.toMatch(/123456|9000000001/);
  });

  it('still sends codes while the school system fails with every enquiry', async () => {
    system.setFault('error', ({ path }) => path.endsWith('/user-onboard/'));
    const failed = Array.from({ length: 30 }, () => erp.onboardUser(INPUT));
    await Promise.allSettled(failed);
    await expect(erp.sendOtp('login', MOBILE)).resolves.toMatchObject({ outcome: 'sent' });
  });

  it('says that a school system that nobody runs is unavailable', async () => {
    const nobody = createHttpErp({ baseUrl: 'http://127.0.0.1:9' });
    await expect(nobody.ping()).rejects.toBeInstanceOf(ErpUnavailableError);
  });

  describe('with another school system’s answers', () => {
    const base = 'https://erp.example';
    const strange = createHttpErp({ baseUrl: base });
    const answer = (body: unknown, status = 200) => {
      fakeNetwork.use(
        http.post(`${base}/*`, () => new HttpResponse(JSON.stringify(body), { status })),
      );
    };

    const verify = () => strange.verifyOtp('login', MOBILE, '123456');

    it.each([
      [{ status_code: 200 }],
      [{ status_code: '200', message: null, is_onboarded: null, result: null, data: null }],
      [{ status_code: 200, result: { access_token: null, user_details: null }, data: [null] }],
    ])('fills in what is missing in %j', async (body) => {
      answer(body);
      expect(await verify()).toEqual({
        outcome: 'new',
        accessToken: null,
        parent: null,
        pupil: null,
      });
    });

    it('takes numbers where it expects words', async () => {
      answer({
        data: [{ erp_id: 77, name: 'Dev' }],
        result: { user_details: { parent_name: 'A' } },
      });
      expect(await verify()).toEqual({
        outcome: 'known',
        accessToken: null,
        parent: { name: 'A', grade_name: null },
        pupil: { name: 'Dev', grade_name: null },
      });
    });

    it('takes the token of the account where the login has none', async () => {
      answer({ is_onboarded: true, result: { user_details: { token: 'account-token' } } });
      expect(await verify()).toMatchObject({ outcome: 'onboarded', accessToken: 'account-token' });
    });

    it('does not count a pupil without an erp_id as known', async () => {
      answer({ data: [{ erp_id: null, name: 'Dev' }] });
      expect(await verify()).toMatchObject({ outcome: 'new', pupil: null });
    });

    it.each([[{}], [[]], [{ message: 'ok' }], [{ status_code: 200, data: 'none' }], [null]])(
      'does not log anyone in on %j',
      async (body) => {
        answer(body);
        await expect(verify()).rejects.toBeInstanceOf(ErpUnavailableError);
      },
    );

    it.each([
      [{ status_code: 409, message: 'Already in use' }, 'Already in use'],
      [{ status_code: 300 }, null],
    ])('reads %j as a refusal', async (body, message) => {
      answer(body);
      expect(await verify()).toEqual({ outcome: 'refused', message });
    });

    it.each([
      [401, {}, { outcome: 'wrong' }],
      [400, { message: 'Anything' }, { outcome: 'expired' }],
      [403, {}, { outcome: 'blocked' }],
      [409, { error_msg: 'Try at the desk' }, { outcome: 'refused', message: 'Try at the desk' }],
      [500, { message: 'Down' }, { outcome: 'refused', message: 'Down' }],
    ])('reads %i %j in answer to a code', async (status, body, outcome) => {
      answer(body, status);
      expect(await verify()).toEqual(outcome);
    });

    it.each([
      ['login', 'Please Sign in first', { outcome: 'signInInstead' }],
      ['login', 'OTP has been sent to +91-9000000001', { outcome: 'sent' }],
      ['login', 'please sign in', { outcome: 'signInInstead' }],
      ['onboard', 'OTP has been sent to +91-9000000001', { outcome: 'sent' }],
      ['onboard', 'Your otp has been sent  to your phone.', { outcome: 'sent' }],
      ['onboard', 'Please Sign in', { outcome: 'refused', message: 'Please Sign in' }],
      ['login', BLOCKED, { outcome: 'refused', message: BLOCKED }],
      ['onboard', BLOCKED, { outcome: 'refused', message: BLOCKED }],
      ['login', 'OTP could not be sent', { outcome: 'refused', message: 'OTP could not be sent' }],
    ] as const)('reads its message in the %s flow: %s', async (flow, message, outcome) => {
      answer({ message });
      expect(await strange.sendOtp(flow, MOBILE)).toEqual(outcome);
    });

    it.each([400, 401, 403, 404, 409])(
      'is led on by Please Sign in, also with %i',
      async (status) => {
        answer({ message: 'Please Sign in' }, status);
        expect(await strange.sendOtp('login', MOBILE)).toEqual({ outcome: 'signInInstead' });
        const { outcome } = await strange.sendOtp('onboard', MOBILE);
        expect(['refused', 'tooMany']).toContain(outcome);
      },
    );

    it('takes no code for sent where the status says no', async () => {
      answer({ message: 'OTP has been sent' }, 400);
      expect(await strange.sendOtp('login', MOBILE)).toMatchObject({ outcome: 'refused' });
    });

    it.each([[{}], [{ message: '' }], [{ message: null }], [{ message: ['sent'] }], [null]])(
      'does not take %j for a code that was sent',
      async (body) => {
        answer(body);
        await expect(strange.sendOtp('login', MOBILE)).rejects.toBeInstanceOf(ErpUnavailableError);
      },
    );

    it.each([403, 429])('reads %i as too many codes', async (status) => {
      answer({}, status);
      expect(await strange.sendOtp('login', MOBILE)).toEqual({ outcome: 'tooMany' });
    });

    it('reads a refusal in a 200 answer to a signup', async () => {
      answer({ error_msg: 'No seats left' });
      expect(await strange.onboardUser(INPUT)).toEqual({
        outcome: 'refused',
        message: 'No seats left',
      });
    });

    it('takes a signup without names in the answer', async () => {
      answer({ result: {} });
      expect(await strange.onboardUser(INPUT)).toEqual({
        outcome: 'onboarded',
        parent_name: 'Anita Rao',
        grade_name: null,
      });
    });

    it.each([
      [400, { outcome: 'refused', message: 'In words' }],
      [401, { outcome: 'loginExpired' }],
      [403, { outcome: 'refused', message: 'In words' }],
      [404, { outcome: 'refused', message: 'In words' }],
    ])('reads a signup that ends with %i as %j', async (status, outcome) => {
      answer({ message: 'In words' }, status);
      expect(await strange.onboardUser(INPUT)).toEqual(outcome);
    });

    it.each([429, 302, 500, 503])('tries a signup that ends with %i again', async (status) => {
      answer({ message: 'In words' }, status);
      await expect(strange.onboardUser(INPUT)).rejects.toBeInstanceOf(ErpUnavailableError);
    });
  });
});
