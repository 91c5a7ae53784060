import { encode } from 'next-auth/jwt';
import { SESSION_DAYS, SESSION_LONGEST_DAYS } from '@/data/retention';
import { getEnv } from '@/lib/server/env/env';
import { giveAccessToken, giveTicket } from '@/lib/server/testing/giveSession';
import { type LoginSite, signIn, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import { setDate } from '@/lib/testing/clock';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as updateTokenRoute from '@/pages/api/auth/update-token';
import { readOpenSession } from './session';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2025-11-03T08:00:00Z');
const SESSION_COOKIE = 'next-auth.session-token';
const CLAIMS = {
  contact: '+91-9000000001',
  username: 'Meera Iyer',
  gradeDetails: 'Grade 4',
  isLoggedIn: true,
  accessToken: 'token-of-the-school-system',
};

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({
    '/api/auth/update-token': updateTokenRoute,
    '/api/auth/*': authRoute,
  });
});
afterAll(() => site.close());
beforeEach(() => {
  allowLocalCalls();
  setDate(START);
});
afterEach(() => void jest.useRealTimers());

const cookiesOf = ({ cookies }: Visitor) => ({ cookies: Object.fromEntries(cookies) });
const onDay = (day: number) => setDate(START + day * DAY_MS);
const logIn = async (): Promise<Visitor> => {
  const visitor = site.newVisitor();
  await signIn(visitor, await giveTicket(visitor, CLAIMS));
  return visitor;
};

it('a session that is renewed every day ends all the same', async () => {
  const visitor = await logIn();
  for (let day = 1; day < SESSION_LONGEST_DAYS; day += 1) {
    onDay(day);
    expect((await visitor.get('/api/auth/session')).body).toMatchObject({ username: 'Meera Iyer' });
  }
  const copy = cookiesOf(visitor);
  onDay(SESSION_LONGEST_DAYS);
  expect(await readOpenSession(copy)).toBeNull();
  expect((await visitor.get('/api/auth/session')).body).toEqual({});
  expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
});

it('near its end the cookie and what the browser is told live no longer than the session', async () => {
  const visitor = await logIn();
  for (const day of [29, 58, 85]) {
    onDay(day);
    await visitor.get('/api/auth/session');
  }
  const { headers, body } = await visitor.get('/api/auth/session');
  const end = START + SESSION_LONGEST_DAYS * DAY_MS;
  expect(body).toMatchObject({ expires: new Date(end).toISOString() });
  const lines = headers.getSetCookie();
  expect(lines.find((line) => line.startsWith(SESSION_COOKIE))).toContain(
    `Expires=${new Date(end).toUTCString()}`,
  );
  expect(lines.find((line) => line.startsWith('opaline.session'))).toContain(
    `Max-Age=${(SESSION_LONGEST_DAYS - 85) * 24 * 60 * 60}`,
  );
});

it('a new access token does not lengthen it', async () => {
  const visitor = await logIn();
  for (const day of [29, 58, 80]) {
    onDay(day);
    await visitor.get('/api/auth/session');
  }
  const { contact } = CLAIMS;
  const newAccessToken = await giveAccessToken(visitor, { contact, accessToken: 'renewed' });
  const reply = await visitor.post('/api/auth/update-token', { newAccessToken });
  expect(reply.headers.getSetCookie().join()).toContain(`Max-Age=${10 * 24 * 60 * 60}`);
  onDay(SESSION_LONGEST_DAYS);
  expect(await readOpenSession(cookiesOf(visitor))).toBeNull();
});

it('without visits it ends after the shorter time, as ever', async () => {
  const visitor = await logIn();
  onDay(SESSION_DAYS - 1);
  expect(await readOpenSession(cookiesOf(visitor))).not.toBeNull();
  onDay(SESSION_DAYS + 1);
  expect(await readOpenSession(cookiesOf(visitor))).toBeNull();
});

it('a cookie of a release before counts from when it was last renewed', async () => {
  const token = { ...CLAIMS, sessionId: '0b3f1c9e-6f0a-4a51-9a43-0f1de2b3c4d5' };
  const visitor = site.newVisitor();
  visitor.cookies.set(SESSION_COOKIE, await encode({ token, secret: getEnv().secret }));
  expect(await readOpenSession(cookiesOf(visitor))).toMatchObject({
    startedAt: START,
    generation: 0,
  });
  onDay(20);
  await visitor.get('/api/auth/session');
  expect(await readOpenSession(cookiesOf(visitor))).toMatchObject({ startedAt: START });
});
