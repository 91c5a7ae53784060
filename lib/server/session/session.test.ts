import { encode } from 'next-auth/jwt';
import { z } from 'zod';
import { sealToken } from '@/lib/server/crypto';
import { getEnv } from '@/lib/server/env/env';
import { giveAccessToken, giveTicket } from '@/lib/server/testing/giveSession';
import { type LoginSite, signIn, signOut, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as updateTokenRoute from '@/pages/api/auth/update-token';
import type { SessionClaims } from './claims';
import { readSession } from './session';

const SESSION_COOKIE = 'next-auth.session-token';
const COMPANION = 'opaline.session';

const CLAIMS: SessionClaims = {
  contact: '+91-9000000001',
  username: 'Meera Iyer',
  gradeDetails: 'Grade 4',
  isLoggedIn: true,
  accessToken: 'token-of-the-school-system',
  userDetails: { parent_name: 'Meera Iyer', academic_data: { grade: 'Grade 4' } },
};

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({
    '/api/auth/update-token': updateTokenRoute,
    '/api/auth/*': authRoute,
  });
});
afterAll(() => site.close());
beforeEach(allowLocalCalls);

const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/auth/session')).body;
/** Another browser with a copy of the cookies. */
const copyOf = ({ cookies }: Visitor) => {
  const copy = site.newVisitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};
const serverSessionOf = ({ cookies }: Visitor) =>
  readSession({ cookies: Object.fromEntries(cookies) });
const errorOf = (url: URL) => url.searchParams.get('error');
const updateToken = (visitor: Visitor, newAccessToken: unknown, headers = {}) =>
  visitor.post('/api/auth/update-token', { newAccessToken }, headers);

describe('a ticket', () => {
  it('signs a parent in, and the browser learns no token', async () => {
    const visitor = site.newVisitor();
    expect(errorOf(await signIn(visitor, await giveTicket(visitor, CLAIMS)))).toBeNull();
    expect(await sessionOf(visitor)).toEqual({
      username: 'Meera Iyer',
      gradeDetails: 'Grade 4',
      isLoggedIn: true,
      user_details: { parent_name: 'Meera Iyer', academic_data: { grade: 'Grade 4' } },
      contact: '+91-9000000001',
      expires: expect.any(String),
    });
    const { userDetails, ...session } = CLAIMS;
    expect(await serverSessionOf(visitor)).toEqual(session);
    expect(userDetails).toBeDefined();
  });

  it('signs in by either name of this machine, whatever NEXTAUTH_URL says', async () => {
    process.env.NEXTAUTH_URL = 'https://old.example';
    const visitor = site.newVisitor(`http://localhost:${site.port}`);
    const url = await signIn(visitor, await giveTicket(visitor, CLAIMS));
    expect(url.href).toBe(`http://localhost:${site.port}/`);
    expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
    const second = site.newVisitor();
    const other = await signIn(second, await giveTicket(second, CLAIMS));
    expect(other.href).toBe(`${site.url}/`);
  });

  it('works once', async () => {
    const visitor = site.newVisitor();
    const ticket = await giveTicket(visitor, CLAIMS);
    const copy = copyOf(visitor);
    await signIn(visitor, ticket);
    expect(errorOf(await signIn(copy, ticket))).toBe('CredentialsSignin');
    expect(await sessionOf(copy)).toEqual({});
  });

  it('works once when it comes ten times at once', async () => {
    const visitor = site.newVisitor();
    const ticket = await giveTicket(visitor, CLAIMS);
    const urls = await Promise.all(
      Array.from({ length: 10 }, () => signIn(copyOf(visitor), ticket)),
    );
    expect(urls.filter((url) => errorOf(url) === null)).toHaveLength(1);
  });

  it.each([
    ['made up', async () => 'made-up'],
    ['empty', async () => ''],
    ['made of plain claims', async () => JSON.stringify(CLAIMS)],
    ['too old', async () => sealToken('login-ticket', { id: 'old', claims: CLAIMS }, -1)],
    [
      'encrypted for something else',
      async () => sealToken('access-token', { id: 'x', claims: CLAIMS }, 60),
    ],
    ['a session', async () => encode({ token: CLAIMS, secret: getEnv().secret })],
  ])('that is %s opens nothing', async (_case, makeTicket) => {
    const visitor = site.newVisitor();
    expect(errorOf(await signIn(visitor, await makeTicket()))).toBe('CredentialsSignin');
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('opens nothing without the visitor’s own csrf token', async () => {
    const visitor = site.newVisitor();
    await visitor.get('/api/auth/csrf');
    const ticket = await giveTicket(visitor, CLAIMS);
    await visitor.postForm('/api/auth/callback/otp', { ticket, csrfToken: 'guess', json: 'true' });
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('opens nothing in another browser, and still works in its own', async () => {
    const visitor = site.newVisitor();
    const ticket = await giveTicket(visitor, CLAIMS);
    const thief = site.newVisitor();
    await giveTicket(thief, CLAIMS);
    expect(errorOf(await signIn(thief, ticket))).toBe('CredentialsSignin');
    expect(thief.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(errorOf(await signIn(visitor, ticket))).toBeNull();
  });

  it('is no session cookie', async () => {
    const ticket = await giveTicket(site.newVisitor(), CLAIMS);
    expect(await readSession({ cookies: { [SESSION_COOKIE]: ticket } })).toBeNull();
  });
});

describe('a session', () => {
  const signedIn = async () => {
    const visitor = site.newVisitor();
    await signIn(visitor, await giveTicket(visitor, CLAIMS));
    return visitor;
  };

  it('lies in a cookie that scripts cannot read, with a companion that they can', async () => {
    const visitor = site.newVisitor();
    const { body } = await visitor.get('/api/auth/csrf');
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(body);
    const ticket = await giveTicket(visitor, CLAIMS);
    const form = { ticket, csrfToken, json: 'true' };
    const lines = (await visitor.postForm('/api/auth/callback/otp', form)).headers.getSetCookie();
    const find = (name: string) => lines.find((line) => line.startsWith(`${name}=`));
    expect(find(SESSION_COOKIE)).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(find(COMPANION)).toBe(`${COMPANION}=1; Path=/; Max-Age=2592000; SameSite=Lax`);
  });

  it('ends with its companion at sign-out', async () => {
    const visitor = await signedIn();
    await signOut(visitor);
    expect([...visitor.cookies.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/session/)]),
    );
    expect(await sessionOf(visitor)).toEqual({});
  });

  it('cannot be changed by the browser', async () => {
    const visitor = await signedIn();
    const { body } = await visitor.get('/api/auth/csrf');
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(body);
    const data = { username: 'Mallory', contact: '+91-9999999999', isLoggedIn: true };
    await visitor.post('/api/auth/session', { csrfToken, data });
    expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
  });

  it('that is forged is none, and its companion goes', async () => {
    const visitor = site.newVisitor();
    visitor.cookies.set(SESSION_COOKIE, 'made-up');
    visitor.cookies.set(COMPANION, '1');
    expect(await sessionOf(visitor)).toEqual({});
    expect(visitor.cookies.has(COMPANION)).toBe(false);
    expect(await serverSessionOf(visitor)).toBeNull();
  });

  it('sends a visitor who needs one to the login page', async () => {
    const reply = await site
      .newVisitor()
      .get('/api/auth/signin?error=SessionRequired&callbackUrl=%2Fmy-enquiries');
    expect(reply.status).toBe(302);
    const to = new URL(reply.headers.get('Location') ?? '', site.url);
    expect(to.pathname).toBe('/login');
    expect(to.searchParams.get('error')).toBe('SessionRequired');
    expect(to.searchParams.get('callbackUrl')).toBe(`${site.url}/my-enquiries`);
  });

  it('never leads to another site', async () => {
    const reply = await site.newVisitor().get('/api/auth/signin?callbackUrl=https://evil.example');
    const to = new URL(reply.headers.get('Location') ?? '', site.url);
    expect(to.searchParams.get('callbackUrl')).toBe(site.url);
  });
});

describe('/api/auth/update-token', () => {
  const number = { contact: '+91-9123456780', accessToken: 'new-token' };

  it('remembers a new parent’s confirmed number', async () => {
    const visitor = site.newVisitor();
    const reply = await updateToken(visitor, await giveAccessToken(visitor, number));
    expect(reply.status).toBe(200);
    expect(await sessionOf(visitor)).toEqual({
      username: '',
      gradeDetails: '',
      isLoggedIn: false,
      user_details: null,
      contact: number.contact,
      expires: expect.any(String),
    });
    expect(await serverSessionOf(visitor)).toMatchObject({ ...number, isLoggedIn: false });
    expect(visitor.cookies.get(COMPANION)).toBe('1');
  });

  it('renews the token of a session and leaves the rest', async () => {
    const visitor = site.newVisitor();
    await signIn(visitor, await giveTicket(visitor, CLAIMS));
    const renewed = await giveAccessToken(visitor, {
      contact: CLAIMS.contact,
      accessToken: 'renewed',
    });
    await updateToken(visitor, renewed);
    expect(await serverSessionOf(visitor)).toMatchObject({
      username: 'Meera Iyer',
      isLoggedIn: true,
      accessToken: 'renewed',
    });
  });

  it('does not mix two numbers', async () => {
    const visitor = site.newVisitor();
    await signIn(visitor, await giveTicket(visitor, CLAIMS));
    await updateToken(visitor, await giveAccessToken(visitor, number));
    expect(await serverSessionOf(visitor)).toEqual({
      ...number,
      username: '',
      gradeDetails: '',
      isLoggedIn: false,
    });
  });

  it.each([
    ['a token of the school system', async () => 'new-token'],
    ['nothing', async () => ''],
    ['no text', async () => number],
    ['a ticket', async () => giveTicket(site.newVisitor(), CLAIMS)],
    ['an old one', async () => sealToken('access-token', number, -1)],
    [
      'an encrypted text of another shape',
      async () => sealToken('access-token', { contact: 'x' }, 60),
    ],
  ])('takes no other token: %s', async (_case, makeToken) => {
    const visitor = site.newVisitor();
    const reply = await updateToken(visitor, await makeToken());
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'request/invalid' } } });
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('takes nothing from another site', async () => {
    const visitor = site.newVisitor();
    const token = await giveAccessToken(site.newVisitor(), number);
    const reply = await updateToken(visitor, token, { Origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
    expect([...visitor.cookies.keys()]).toEqual([]);
  });
});

describe('the log beacon', () => {
  it('survives a body that is no beacon', async () => {
    const visitor = site.newVisitor();
    for (const body of ['text', null, [], { level: {}, code: {} }]) {
      expect((await visitor.post('/api/auth/_log', body)).status).toBe(200);
    }
  });

  it('takes a message, and no more than 64 KB', async () => {
    const visitor = site.newVisitor();
    const beacon = (text: string) =>
      visitor.postForm('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR', text });
    expect((await beacon('short')).status).toBe(200);
    expect((await beacon('x'.repeat(70_000))).status).toBe(413);
  });

  it.each([['error'], ['warn'], ['debug'], ['constructor'], ['']])(
    'survives level %p',
    async (level) => {
      const reply = await site
        .newVisitor()
        .postForm('/api/auth/_log', { level, code: '\n{"a":1}' });
      expect(reply.status).toBe(200);
    },
  );
});
