import { giveAccessToken, giveSession, giveTicket } from '@/lib/server/testing/giveSession';
import { type LoginSite, signIn, signOut, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as updateTokenRoute from '@/pages/api/auth/update-token';
import * as sendRoute from '@/pages/api/otp/send';
import * as verifyRoute from '@/pages/api/otp/verify';
import { endAllSessions } from './generations';
import { readSession } from './session';

const NUMBER = { contact: '+91-9123456780', accessToken: 'token-of-the-school-system' };
const NEW_PARENT = { ...NUMBER, username: '', gradeDetails: '', isLoggedIn: false };
const REFUSED = { status: 401, body: { error: { code: 'session/invalid' } } };

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({
    '/api/otp/send': sendRoute,
    '/api/otp/verify': verifyRoute,
    '/api/auth/update-token': updateTokenRoute,
    '/api/auth/*': authRoute,
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
});

const use = (visitor: Visitor, newAccessToken: string) =>
  visitor.post('/api/auth/update-token', { newAccessToken });
const sessionOf = ({ cookies }: Visitor) => readSession({ cookies: Object.fromEntries(cookies) });
const copyOf = ({ cookies }: Visitor): Visitor => {
  const copy = site.newVisitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

it('works in the browser that typed the code, whose scripts cannot read what proves it', async () => {
  const lines: string[] = [];
  const visitor = site.newVisitor();
  const { challenge } = (await visitor.post('/api/otp/send', { mobile: '9123456780' })).body as {
    challenge: string;
  };
  const reply = await visitor.post('/api/otp/verify', { challenge, otp: site.lastCode() });
  lines.push(...reply.headers.getSetCookie().filter((line) => !line.startsWith('opaline.device=')));
  expect(lines).toEqual([
    expect.stringMatching(
      /^opaline\.verification=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  const { ticket, accessToken } = reply.body as Record<'ticket' | 'accessToken', string>;
  await signIn(visitor, ticket);
  expect((await use(visitor, accessToken)).status).toBe(200);
  expect(await sessionOf(visitor)).toMatchObject({ contact: '+91-9123456780' });
});

it('opens nothing in another browser, even one that has just verified a number itself', async () => {
  const visitor = site.newVisitor();
  const token = await giveAccessToken(visitor, NUMBER);
  const thief = site.newVisitor();
  expect(await use(thief, token)).toMatchObject(REFUSED);
  await giveAccessToken(thief, { ...NUMBER, contact: '+91-9000000009' });
  expect(await use(thief, token)).toMatchObject(REFUSED);
  expect(await sessionOf(thief)).toBeNull();
  // And the thief did not use it up.
  expect((await use(visitor, token)).status).toBe(200);
});

it('works once, when it comes ten times at once too', async () => {
  const visitor = site.newVisitor();
  const token = await giveAccessToken(visitor, NUMBER);
  const replies = await Promise.all(Array.from({ length: 10 }, () => use(copyOf(visitor), token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(9);
});

it('is refused once its browser signed out, with every cookie of it in hand', async () => {
  const visitor = site.newVisitor();
  const ticket = await giveTicket(visitor, NEW_PARENT);
  await signIn(visitor, ticket);
  const token = await giveAccessToken(visitor, NUMBER);
  const copy = copyOf(visitor);
  await signOut(visitor);
  expect(visitor.cookies.has('opaline.verification')).toBe(false);
  expect(await use(copy, token)).toMatchObject(REFUSED);
  expect(await use(visitor, token)).toMatchObject(REFUSED);
});

it('is refused once the sessions of its number were ended, as is a ticket', async () => {
  const visitor = site.newVisitor();
  const token = await giveAccessToken(visitor, NUMBER);
  await endAllSessions(NUMBER.contact);
  expect(await use(visitor, token)).toMatchObject(REFUSED);
  const other = site.newVisitor();
  const ticket = await giveTicket(other, NEW_PARENT);
  await endAllSessions(NUMBER.contact);
  const url = await signIn(other, ticket);
  expect(url.searchParams.get('error')).toBe('CredentialsSignin');
  expect(await sessionOf(other)).toBeNull();
});

it('may come before the ticket of the same login', async () => {
  const visitor = site.newVisitor();
  await giveSession(visitor, { ...NEW_PARENT, contact: '+91-9000000009' });
  const { challenge } = (await visitor.post('/api/otp/send', { mobile: '9123456780' })).body as {
    challenge: string;
  };
  const { body } = await visitor.post('/api/otp/verify', { challenge, otp: site.lastCode() });
  const { ticket, accessToken } = body as Record<'ticket' | 'accessToken', string>;
  await use(visitor, accessToken);
  await signIn(visitor, ticket);
  expect(await sessionOf(visitor)).toMatchObject({ contact: '+91-9123456780' });
});

it('is refused where the verification is made up', async () => {
  const token = await giveAccessToken(site.newVisitor(), NUMBER);
  const visitor = site.newVisitor();
  for (const value of ['', 'x', 'A'.repeat(43), '%', '"']) {
    visitor.cookies.set('opaline.verification', value);
    expect(await use(visitor, token)).toMatchObject(REFUSED);
  }
});
