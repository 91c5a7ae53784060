import { HttpResponse, http } from 'msw';
import { FAULT_MESSAGE, type Fault } from '@/lib/server/testing/faults';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { type Erp, ErpError, type SignupPayload } from './contract';
import { createHttpErp } from './http';

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

const CALLS: [string, (erp: Erp) => Promise<unknown>][] = [
  ['requestLogin', (erp) => erp.requestLogin(CONTACT)],
  ['verifyLogin', (erp) => erp.verifyLogin(CONTACT, '123456')],
  ['requestOnboarding', (erp) => erp.requestOnboarding(CONTACT)],
  ['verifyOnboarding', (erp) => erp.verifyOnboarding(CONTACT, '123456')],
  [
    'onboard',
    (erp) => erp.onboard({ payload: PAYLOAD, accessToken: 'token-1', idempotencyKey: 'key-1' }),
  ],
];

const FAILURES: [Fault, Partial<ErpError>][] = [
  ['refuse', { failure: 'refused', status: 422, errorMessage: FAULT_MESSAGE }],
  ['forbid', { failure: 'refused', status: 403, errorMessage: null }],
  ['error', { failure: 'unavailable', status: 500, errorMessage: null }],
  ['hang', { failure: 'unavailable', status: null, errorMessage: null }],
  ['slow', { failure: 'unavailable', status: null, errorMessage: null }],
  ['drop', { failure: 'unavailable', status: null, errorMessage: null }],
  ['reset', { failure: 'unavailable', status: null, errorMessage: null }],
  ['half-close', { failure: 'unavailable', errorMessage: null }],
  ['bad-json', { failure: 'unavailable', status: 200, errorMessage: null }],
  ['wrong-shape', { failure: 'unavailable', status: 200, errorMessage: null }],
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
    it.each(FAILURES)('names a school system that would %s', async (fault, expected) => {
      system.setFault(fault);
      const error = await call(erp).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(ErpError);
      expect(error).toMatchObject(expected);
    });
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
    const error = await erp.verifyLogin(CONTACT, '123456').catch((cause: unknown) => cause);
    const { message, stack, cause } = error instanceof ErpError ? error : {};
    expect(`${message} ${stack} ${JSON.stringify(cause)}`).not.toMatch(/123456|9000000001/);
  });

  it('says that a school system that nobody runs is unavailable', async () => {
    const nobody = createHttpErp({ baseUrl: 'http://127.0.0.1:9' });
    await expect(nobody.ping()).rejects.toMatchObject({ failure: 'unavailable', status: null });
  });

  describe('with another school system’s answers', () => {
    const base = 'https://erp.example';
    const strange = createHttpErp({ baseUrl: base });
    const answer = (body: unknown, status = 200) => {
      fakeNetwork.use(
        http.post(`${base}/*`, () => new HttpResponse(JSON.stringify(body), { status })),
      );
    };

    it.each([
      [{ status_code: 200 }],
      [{ status_code: '200', message: null, is_onboarded: null, result: null, data: null }],
      [{ status_code: 200, result: { access_token: null, user_details: null }, data: [null] }],
    ])('fills in what is missing in %j', async (body) => {
      answer(body);
      await expect(strange.verifyLogin(CONTACT, '123456')).resolves.toEqual({
        status_code: 200,
        message: '',
        is_onboarded: false,
        result: { access_token: null, user_details: null },
        data: [],
      });
    });

    it('takes numbers where it expects words', async () => {
      answer({
        data: [{ erp_id: 77, name: 'Dev' }],
        result: { user_details: { parent_name: 'A' } },
      });
      const login = await strange.verifyLogin(CONTACT, '123456');
      expect(login.data).toEqual([{ erp_id: '77', name: 'Dev', grade_name: null }]);
      expect(login.result.user_details).toEqual({
        token: null,
        parent_name: 'A',
        academic_data: { grade: null },
      });
    });

    it.each([[{}], [[]], [{ message: 'ok' }], [{ status_code: 200, data: 'none' }], [null]])(
      'does not log anyone in on %j',
      async (body) => {
        answer(body);
        await expect(strange.verifyLogin(CONTACT, '123456')).rejects.toMatchObject({
          failure: 'unavailable',
        });
      },
    );

    it('keeps a status code that is not 200 for the caller', async () => {
      answer({ status_code: 409, message: 'Already in use' });
      await expect(strange.verifyLogin(CONTACT, '123456')).resolves.toMatchObject({
        status_code: 409,
        message: 'Already in use',
      });
    });

    it('reads a refusal in a 200 answer to a signup', async () => {
      answer({ error_msg: 'No seats left' });
      await expect(CALLS[4]?.[1](strange)).rejects.toMatchObject({
        failure: 'refused',
        errorMessage: 'No seats left',
      });
    });

    it('takes a signup without names in the answer', async () => {
      answer({ result: {} });
      await expect(CALLS[4]?.[1](strange)).resolves.toEqual({
        parent_name: 'Anita Rao',
        grade_name: null,
      });
    });

    it.each([
      [400, 'refused'],
      [401, 'unauthorized'],
      [403, 'refused'],
      [404, 'refused'],
      [429, 'unavailable'],
      [302, 'unavailable'],
      [500, 'unavailable'],
      [503, 'unavailable'],
    ])('calls a signup that ends with %i %s', async (status, failure) => {
      answer({ message: 'In words' }, status);
      await expect(CALLS[4]?.[1](strange)).rejects.toMatchObject({ failure, status });
    });
  });
});
