import { HttpResponse, http } from 'msw';
import { z } from 'zod';
import { OTP_MESSAGES } from '@/data/copy/otp';
import { SCHOOL } from '@/data/school';
import { sealToken } from '@/lib/server/crypto';
import { createEmbeddedErp } from '@/lib/server/erp/embedded/embedded';
import { shareErp } from '@/lib/server/erp/erp';
import { createHttpErp } from '@/lib/server/erp/http';
import { consumeLimit } from '@/lib/server/limits';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor, type Reply } from '@/lib/server/testing/visitor';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { OTP, wrongOtp } from '@/lib/testing/sampleOtp';
import * as sendRoute from '@/pages/api/otp/send';
import * as verifyRoute from '@/pages/api/otp/verify';
import { addOtpCounts, readOtpCounts } from './otpCounts';
import { addSenderCounts } from './senders';

const ONBOARDED = '9000000001';
const KNOWN = '9000000002';
const NEW = '9123456780';

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({ '/api/otp/send': sendRoute, '/api/otp/verify': verifyRoute });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  site.shareEmbeddedErp();
  await site.forget();
  await site.store.db.deleteFrom('otp_tallies').execute();
});

const sentAnswer = z.object({
  message: z.string(),
  challenge: z.string(),
  resendAfter: z.number(),
});

const send = (mobile: unknown) => site.newVisitor().post('/api/otp/send', { mobile });
const verify = (challenge: string, otp: string) =>
  site.newVisitor().post('/api/otp/verify', { challenge, otp });
const ask = async (mobile: string) => sentAnswer.parse((await send(mobile)).body);
const challengeOf = (changes: object) =>
  sealToken(
    'otp-challenge',
    { mobile: '9000000001', isKnown: 1, expiresAt: Date.now() + 60_000, ...changes },
    60,
  );
const error = (status: number, code: string, message: unknown = expect.any(String)) => ({
  status,
  body: { error: expect.objectContaining({ code, message }) },
});
const shown = ({ status, body }: Reply) => ({ status, body });
/** Somebody who logged in before, in the same browser. The limits begin anew after that. */
const knownParent = async (mobile: string) => {
  const parent = site.newVisitor();
  const { challenge } = await ask(mobile);
  const otp = site.lastCode();
  expect((await parent.post('/api/otp/verify', { challenge, otp })).status).toBe(200);
  await site.store.db.deleteFrom('rate_limits').execute();
  await site.store.db.deleteFrom('erp_codes').execute();
  await site.store.db.deleteFrom('otp_guesses').execute();
  return parent;
};
const ageRequest = (seconds: number) =>
  site.store.db
    .updateTable('otp_requests')
    .set({ sent_at: Date.now() - seconds * 1000 })
    .execute();

describe('asking for a code', () => {
  it('answers the same for a number that we know and one that we do not', async () => {
    const answers = [await send(ONBOARDED), await send(KNOWN), await send(NEW)];
    for (const answer of answers) {
      expect(shown(answer)).toEqual({
        status: 200,
        body: { message: OTP_MESSAGES.sent, challenge: expect.any(String), resendAfter: 120 },
      });
    }
    expect(site.sent.map(({ to }) => to)).toEqual([ONBOARDED, KNOWN, NEW].map((n) => `+91-${n}`));
  });

  it('keeps the number out of what the browser gets', async () => {
    const { challenge } = await ask(ONBOARDED);
    expect(Buffer.from(challenge, 'base64').toString()).not.toContain(ONBOARDED);
  });

  it.each([
    ['900000000', 400, 'mobile/incomplete', 'Please enter a valid 10-digit mobile number.'],
    ['90000000011', 400, 'mobile/incomplete', 'Please enter a valid 10-digit mobile number.'],
    ['90000o0001', 400, 'mobile/incomplete', 'Please enter a valid 10-digit mobile number.'],
    [
      'parent@home.example',
      400,
      'mobile/incomplete',
      'Please enter a valid 10-digit mobile number.',
    ],
    ['5000000001', 400, 'mobile/invalid', 'Please enter a valid mobile number.'],
    ['0000000001', 400, 'mobile/invalid', 'Please enter a valid mobile number.'],
    [9000000001, 400, 'request/invalid', expect.any(String)],
  ])('refuses %p', async (mobile, status, code, message) => {
    expect(await send(mobile)).toMatchObject(error(status, code, message));
    expect(site.sent).toEqual([]);
  });

  it.each(['6217012345', '7315012345', '8035012345', '9123456780'])(
    'sends one to %s, whatever its series',
    async (mobile) => {
      expect(await send(mobile)).toMatchObject({ status: 200 });
      expect(site.sent.map(({ to }) => to)).toEqual([`+91-${mobile}`]);
    },
  );

  it('does not send again within two minutes, and says how long that is', async () => {
    await ask(ONBOARDED);
    await ageRequest(90);
    const again = await ask(ONBOARDED);
    expect(again.resendAfter).toBeGreaterThanOrEqual(29);
    expect(again.resendAfter).toBeLessThanOrEqual(30);
    expect(site.sent).toHaveLength(1);
    expect((await verify(again.challenge, site.lastCode())).status).toBe(200);
  });

  it('sends again after two minutes', async () => {
    await ask(NEW);
    await ageRequest(120);
    expect((await ask(NEW)).resendAfter).toBe(120);
    expect(site.sent).toHaveLength(2);
  });

  it('sends once when asked twice at once, and either answer works', async () => {
    const answers = await Promise.all([ask(NEW), ask(NEW), ask(NEW)]);
    expect(site.sent).toHaveLength(1);
    for (const { challenge } of answers) {
      expect(await verify(challenge, wrongOtp(site.lastCode()))).toMatchObject({ status: 401 });
    }
    expect((await verify(answers[0].challenge, site.lastCode())).status).toBe(200);
  });

  it('sends at once to a parent who logs in again', async () => {
    const { challenge } = await ask(ONBOARDED);
    await verify(challenge, site.lastCode());
    expect((await ask(ONBOARDED)).resendAfter).toBe(120);
    expect(site.sent).toHaveLength(2);
  });

  it('sends five in ten minutes, and says how long to wait for the sixth', async () => {
    for (let count = 0; count < 5; count += 1) {
      await ask(ONBOARDED);
      await ageRequest(120);
    }
    const sixth = await send(ONBOARDED);
    expect(sixth).toMatchObject(
      error(
        429,
        'otp/too-many-sends',
        'Too many codes were asked for. Please wait 10 minutes and try again.',
      ),
    );
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(site.sent).toHaveLength(5);
    expect((await send(NEW)).status).toBe(200);
  });

  it('counts no tap that sent nothing: ten in two minutes, and four more codes after that', async () => {
    for (let tap = 0; tap < 10; tap += 1) expect((await send(ONBOARDED)).status).toBe(200);
    expect(site.sent).toHaveLength(1);
    for (let more = 0; more < 4; more += 1) {
      await ageRequest(120);
      expect((await send(ONBOARDED)).status).toBe(200);
    }
    expect(site.sent).toHaveLength(5);
  });

  it('counts no code whose message could not be sent', async () => {
    shareErp(
      createEmbeddedErp({
        store: site.store,
        sendSms: () => Promise.reject(new Error('the gateway is down')),
        host: 'localhost',
      }),
    );
    for (let tap = 0; tap < 7; tap += 1) {
      expect(await send(ONBOARDED)).toMatchObject(error(503, 'service/unavailable'));
    }
    site.shareEmbeddedErp();
    for (let count = 0; count < 5; count += 1) {
      expect((await send(ONBOARDED)).status).toBe(200);
      await ageRequest(120);
    }
  });

  it('leaves the code before as it was when another one is refused', async () => {
    const { challenge } = await ask(NEW);
    await ageRequest(120);
    for (let count = 0; count < 149; count += 1) await consumeLimit('otpSendPrefix', '912345');
    expect(await send(NEW)).toMatchObject(error(429, 'otp/paused'));
    expect((await verify(challenge, site.lastCode())).status).toBe(200);
  });

  it('counts no code that was refused against its block of numbers', async () => {
    await addOtpCounts(site.store.db, Date.now(), { sent: 300 });
    await addSenderCounts(site.store.db, ['pool:unknown'], Date.now(), { sent: 1_000 });
    for (let count = 0; count < 5; count += 1) {
      expect(await send(NEW)).toMatchObject(error(429, 'otp/paused'));
    }
    expect(await site.store.db.selectFrom('otp_requests').selectAll().execute()).toEqual([]);
    for (let count = 0; count < 150; count += 1) await consumeLimit('otpSendPrefix', '912345');
    await expect(consumeLimit('otpSendPrefix', '912345')).rejects.toThrow();
  });

  it('leaves a browser that the number was confirmed in its own five codes', async () => {
    const parent = await knownParent(ONBOARDED);
    for (let count = 0; count < 5; count += 1) {
      await send(ONBOARDED);
      await ageRequest(120);
    }
    expect(await send(ONBOARDED)).toMatchObject(error(429, 'otp/too-many-sends'));
    for (let count = 0; count < 4; count += 1) {
      expect((await parent.post('/api/otp/send', { mobile: ONBOARDED })).status).toBe(200);
      await ageRequest(120);
    }
  });

  it('gives challenges of one length, whether we know the number or not', async () => {
    const lengths = [];
    for (const mobile of [ONBOARDED, KNOWN, NEW])
      lengths.push((await ask(mobile)).challenge.length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('sends no more to a block of numbers that has had its codes', async () => {
    for (let count = 0; count < 150; count += 1) await consumeLimit('otpSendPrefix', '912345');
    expect(await send(NEW)).toMatchObject(error(429, 'otp/paused'));
    expect(site.sent).toEqual([]);
    expect((await send(ONBOARDED)).status).toBe(200);
  });

  it('shows at most four times to an address which numbers of a full block logged in before', async () => {
    const parents = [1, 2, 3, 4, 5, 6].map((last) => `911111000${last}`);
    for (const mobile of parents) await knownParent(mobile);
    site.sent.length = 0;
    await site.store.db.deleteFrom('otp_senders').execute();
    for (let count = 0; count < 150; count += 1) await consumeLimit('otpSendPrefix', '911111');
    const replies = [];
    for (const mobile of parents) replies.push(await send(mobile));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
    const unknown = await send('9111110009');
    expect(shown(replies[5] ?? unknown)).toEqual(shown(unknown));
    const waits = [replies[5], unknown].map((reply) => Number(reply?.headers.get('Retry-After')));
    expect(Math.abs((waits[0] ?? 0) - (waits[1] ?? 0))).toBeLessThanOrEqual(1);
    expect(site.sent).toHaveLength(3);
  });

  it('holds up no own browser for nonsense from its address', async () => {
    const parent = await knownParent(ONBOARDED);
    for (let count = 0; count < 100; count += 1) await send('nonsense');
    expect(await send(NEW)).toMatchObject(error(429, 'request/too-many'));
    expect((await parent.post('/api/otp/send', { mobile: ONBOARDED })).status).toBe(200);
    for (let count = 0; count < 150; count += 1) await verify('nonsense', OTP);
    expect(await verify('nonsense', OTP)).toMatchObject(error(429, 'request/too-many'));
    const { challenge } = sentAnswer.parse(
      (await parent.post('/api/otp/send', { mobile: ONBOARDED })).body,
    );
    const reply = await parent.post('/api/otp/verify', { challenge, otp: site.lastCode() });
    expect(reply.status).toBe(200);
  });

  it('counts each code that goes out, and each that comes back', async () => {
    const { challenge } = await ask(ONBOARDED);
    await ask(NEW);
    await verify(challenge, wrongOtp(site.lastCode()));
    expect(await readOtpCounts(site.store.db, Date.now())).toEqual({ sent: 2, verified: 0 });
    await verify(challenge, site.sent[0]?.otp ?? 'none');
    expect(await readOtpCounts(site.store.db, Date.now())).toEqual({ sent: 2, verified: 1 });
  });

  it('counts one telephone that logs in again and again as one that was verified', async () => {
    for (let login = 0; login < 3; login += 1) {
      const { challenge } = await ask(ONBOARDED);
      expect((await verify(challenge, site.lastCode())).status).toBe(200);
    }
    expect(await readOtpCounts(site.store.db, Date.now())).toEqual({ sent: 3, verified: 1 });
  });

  it('says honestly that codes are paused while somebody pumps them', async () => {
    await addOtpCounts(site.store.db, Date.now(), { sent: 300 });
    await addSenderCounts(site.store.db, ['pool:unknown'], Date.now(), { sent: 1_000 });
    const reply = await send(NEW);
    expect(reply).toMatchObject(
      error(429, 'otp/paused', expect.stringContaining('You can send an enquiry without a code')),
    );
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(site.sent).toEqual([]);
  });

  it('sends to those who logged in before while a flood has used up all that others may have', async () => {
    const parent = await knownParent(ONBOARDED);
    await knownParent(KNOWN);
    site.sent.length = 0;
    await addOtpCounts(site.store.db, Date.now(), { sent: 300 });
    await addSenderCounts(site.store.db, ['pool:unknown'], Date.now(), { sent: 9_000 });
    expect((await send(NEW)).status).toBe(429);
    expect((await parent.post('/api/otp/send', { mobile: ONBOARDED })).status).toBe(200);
    // The other number, from a browser that the site does not know.
    expect((await send(KNOWN)).status).toBe(200);
    expect(site.sent.map(({ to }) => to)).toEqual([`+91-${ONBOARDED}`, `+91-${KNOWN}`]);
  });

  it('takes nothing from another site', async () => {
    const reply = await site
      .newVisitor()
      .post('/api/otp/send', { mobile: NEW }, { Origin: 'https://evil.example' });
    expect(reply).toMatchObject(error(403, 'request/origin'));
  });
});

describe('checking a code', () => {
  it('knows an onboarded parent', async () => {
    const { challenge } = await ask(ONBOARDED);
    expect(shown(await verify(challenge, site.lastCode()))).toEqual({
      status: 200,
      body: { outcome: 'onboarded', message: 'Login Sucessfully.', ticket: expect.any(String) },
    });
  });

  it('knows a parent of the school system who is not onboarded', async () => {
    const { challenge } = await ask(KNOWN);
    expect(shown(await verify(challenge, site.lastCode()))).toEqual({
      status: 200,
      body: {
        outcome: 'known',
        message: `Login Sucessfully! User already exist in ${SCHOOL.platform}.`,
        ticket: expect.any(String),
      },
    });
  });

  it('gives someone new an encrypted token for the signup', async () => {
    const { challenge } = await ask(NEW);
    expect(shown(await verify(challenge, site.lastCode()))).toEqual({
      status: 200,
      body: {
        outcome: 'new',
        message: expect.any(String),
        ticket: expect.any(String),
        accessToken: expect.any(String),
      },
    });
  });

  it.each([[ONBOARDED], [NEW]])('says the same about a wrong code for %s', async (mobile) => {
    const { challenge } = await ask(mobile);
    const wrong = wrongOtp(site.lastCode());
    expect(await verify(challenge, wrong)).toMatchObject(error(401, 'otp/wrong', 'Wrong OTP.'));
  });

  it('blocks after five wrong codes', async () => {
    const { challenge } = await ask(ONBOARDED);
    const wrong = wrongOtp(site.lastCode());
    for (let count = 0; count < 5; count += 1) await verify(challenge, wrong);
    const sixth = await verify(challenge, site.lastCode());
    expect(sixth).toMatchObject(
      error(
        403,
        'otp/blocked',
        'Something went wrong please try again in 10 minutes: too many wrong codes were typed in for this number. Where you have logged in before, you can log in at once.',
      ),
    );
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(500);
  });

  it('lets a parent in whose number others guess at, in the browser of an earlier login', async () => {
    const parent = await knownParent(ONBOARDED);
    const { challenge } = await ask(ONBOARDED);
    const wrong = wrongOtp(site.lastCode());
    for (let count = 0; count < 7; count += 1) await verify(challenge, wrong);
    expect(await verify(challenge, site.lastCode())).toMatchObject(error(403, 'otp/blocked'));
    expect((await parent.post('/api/otp/verify', { challenge, otp: site.lastCode() })).status).toBe(
      200,
    );
  });

  it('lets a phone in after somebody typed wrong codes on another own browser of the number', async () => {
    const [phone, computer] = [await knownParent(ONBOARDED), await knownParent(ONBOARDED)];
    const { challenge } = await ask(ONBOARDED);
    const wrong = wrongOtp(site.lastCode());
    for (let count = 0; count < 11; count += 1) {
      await computer.post('/api/otp/verify', { challenge, otp: wrong });
    }
    const reply = await phone.post('/api/otp/verify', { challenge, otp: site.lastCode() });
    expect(reply.status).toBe(200);
  });

  it('gives a browser its own five guesses, then those of everybody', async () => {
    const parent = await knownParent(ONBOARDED);
    const { challenge } = await ask(ONBOARDED);
    const guess = (otp: string) => parent.post('/api/otp/verify', { challenge, otp });
    const wrong = wrongOtp(site.lastCode());
    for (let count = 0; count < 10; count += 1) {
      expect(await guess(wrong)).toMatchObject(error(401, 'otp/wrong'));
    }
    expect(await guess(site.lastCode())).toMatchObject(error(403, 'otp/blocked'));
  });

  it('marks the browser with nothing but a random, encrypted id', async () => {
    const lines: string[] = [];
    const parent = createVisitor(site.url, {}, (line) => lines.push(line));
    const { challenge } = await ask(ONBOARDED);
    await parent.post('/api/otp/verify', { challenge, otp: wrongOtp(site.lastCode()) });
    expect(lines).toEqual([]);
    await parent.post('/api/otp/verify', { challenge, otp: site.lastCode() });
    const ofDevice = lines.filter((line) => !line.startsWith('opaline.verification='));
    expect(ofDevice).toHaveLength(1);
    expect(ofDevice[0]).toMatch(
      /^opaline\.device=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const rows = JSON.stringify(
      await site.store.db.selectFrom('otp_devices').selectAll().execute(),
    );
    expect(rows).not.toContain(ONBOARDED);
  });

  it('lets one in when a right code comes many times at once', async () => {
    const { challenge } = await ask(ONBOARDED);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => verify(challenge, site.lastCode())),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['made up', async () => 'made-up'],
    ['encrypted for something else', async () => sealToken('login-ticket', { contact: 'x' }, 60)],
    ['too old', async () => challengeOf({ expiresAt: Date.now() - 1 })],
    ['of another shape', async () => challengeOf({ isKnown: 2 })],
  ])('calls a challenge that is %s expired', async (_case, makeChallenge) => {
    expect(await verify(await makeChallenge(), OTP)).toMatchObject(
      error(400, 'otp/expired', 'OTP Expired'),
    );
  });

  it.each([[OTP.slice(1)], [`${OTP}7`], [`${OTP.slice(1)}a`], ['']])(
    'does not take %p for a code',
    async (otp) => {
      const { challenge } = await ask(ONBOARDED);
      expect(await verify(challenge, otp)).toMatchObject(error(400, 'request/invalid'));
    },
  );
});

describe('with a school system of its own', () => {
  const base = 'https://erp.example';
  const login = `${base}/erp_user/mobile/login/`;
  const onboarding = `${base}/erp_user/onboard-user-verify/`;
  const answer = (url: string, status: number, body: object) => {
    fakeNetwork.use(http.post(url, () => HttpResponse.json(body, { status })));
  };

  beforeEach(() => {
    shareErp(createHttpErp({ baseUrl: base }));
    answer(login, 200, { message: 'OTP has been sent to +91-9000000001' });
  });

  it.each([
    [403, {}, 403, 'otp/blocked', 'Something went wrong please try again'],
    [401, {}, 401, 'otp/wrong', 'Wrong OTP.'],
    [400, { message: 'Anything' }, 400, 'otp/expired', 'OTP Expired'],
    [409, { error_msg: 'Try at the desk' }, 422, 'otp/refused', 'Try at the desk'],
    [500, { message: 'Down for an hour' }, 422, 'otp/refused', 'Down for an hour'],
    [500, {}, 503, 'service/unavailable', expect.any(String)],
    [200, { status_code: 300, message: 'Not today' }, 422, 'otp/refused', 'Not today'],
  ])('turns its %i %j into %i %s', async (erpStatus, body, status, code, message) => {
    const { challenge } = await ask(ONBOARDED);
    answer(login, erpStatus, body);
    expect(await verify(challenge, OTP)).toMatchObject(error(status, code, message));
  });

  it('checks a new number where its code came from', async () => {
    answer(login, 200, { message: 'Please Sign in' });
    answer(onboarding, 200, { message: 'OTP has been sent to +91-9123456780' });
    const { challenge } = await ask(NEW);
    answer(onboarding, 200, { status_code: 200, result: { access_token: 'erp-token' } });
    expect(await verify(challenge, OTP)).toMatchObject({ body: { outcome: 'new' } });
  });

  it('does not let someone new through without a token', async () => {
    const { challenge } = await ask(NEW);
    answer(login, 200, { status_code: 200, data: [] });
    expect(await verify(challenge, OTP)).toMatchObject(error(503, 'service/unavailable'));
  });

  it.each([
    [403, 429, 'otp/too-many-sends'],
    [500, 503, 'service/unavailable'],
    [422, 503, 'service/unavailable'],
  ])('turns its %i to a request for a code into %i %s', async (erpStatus, status, code) => {
    answer(login, erpStatus, {});
    expect(await send(ONBOARDED)).toMatchObject(error(status, code));
  });

  const BLOCKED = 'This number is blocked by the school';

  it('hands on why a number gets no code, and opens no way to check one', async () => {
    answer(login, 200, { message: BLOCKED });
    const reply = await send(ONBOARDED);
    expect(reply).toMatchObject(error(422, 'otp/refused', BLOCKED));
    expect(reply.body).not.toHaveProperty('challenge');
  });

  it('hands on why a new number gets no code', async () => {
    answer(login, 200, { message: 'Please Sign in' });
    answer(onboarding, 200, { message: BLOCKED });
    expect(await send(NEW)).toMatchObject(error(422, 'otp/refused', BLOCKED));
  });

  it('counts no code where the school system refuses to send one', async () => {
    answer(login, 200, { message: BLOCKED });
    await send(ONBOARDED);
    expect(await readOtpCounts(site.store.db, Date.now())).toEqual({ sent: 0, verified: 0 });
  });

  it('sends at once when the school system is back', async () => {
    answer(login, 503, {});
    await send(ONBOARDED);
    answer(login, 200, { message: 'OTP has been sent to +91-9000000001' });
    expect((await ask(ONBOARDED)).resendAfter).toBe(120);
  });
});
