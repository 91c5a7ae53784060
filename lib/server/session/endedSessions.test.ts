import { encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/server/env/env';
import { openStore, shareStore } from '@/lib/server/store/store';
import { giveAccessToken, giveTicket } from '@/lib/server/testing/giveSession';
import { type LoginSite, signIn, signOut, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as updateTokenRoute from '@/pages/api/auth/update-token';
import type { SessionClaims } from './claims';
import { readOpenSession, readSession } from './session';

const SESSION_COOKIE = 'next-auth.session-token';
const COMPANION = 'opaline.session';

const CLAIMS: SessionClaims = {
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
beforeEach(allowLocalCalls);

const signedIn = async (): Promise<Visitor> => {
  const visitor = site.newVisitor();
  await signIn(visitor, await giveTicket(visitor, CLAIMS));
  return visitor;
};

/** Another browser with a copy of the cookies. */
const copyOf = ({ cookies }: Visitor): Visitor => {
  const thief = site.newVisitor();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
};

const cookiesOf = ({ cookies }: Visitor) => ({ cookies: Object.fromEntries(cookies) });
const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/auth/session')).body;
const endedIds = async () => {
  const rows = await site.store.db.selectFrom('ended_sessions').selectAll().execute();
  return rows.map(({ id }) => id);
};

describe('after signing out', () => {
  it('a copy of the cookie is worth nothing, a renewed copy neither', async () => {
    const visitor = await signedIn();
    const early = copyOf(visitor);
    await sessionOf(visitor);
    const renewed = copyOf(visitor);
    expect(renewed.cookies.get(SESSION_COOKIE)).not.toBe(early.cookies.get(SESSION_COOKIE));
    await signOut(visitor);
    for (const thief of [early, renewed]) {
      expect(await readSession(cookiesOf(thief))).toBeNull();
      expect(await sessionOf(thief)).toEqual({});
      expect(thief.cookies.has(SESSION_COOKIE)).toBe(false);
      expect(thief.cookies.has(COMPANION)).toBe(false);
    }
  });

  it('the other sessions of the same parent go on', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()];
    await signOut(phone);
    expect(await sessionOf(laptop)).toMatchObject({ username: 'Meera Iyer' });
  });

  it('what was written down stays longer than any cookie of it lives', async () => {
    const visitor = await signedIn();
    const session = await readOpenSession(cookiesOf(visitor));
    await signOut(visitor);
    const row = await site.store.db
      .selectFrom('ended_sessions')
      .select('expires_at')
      .where('id', '=', session?.sessionId ?? '')
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000);
  });
});

it.each([
  ['a guess', 'guess'],
  ['nothing', ''],
])('a sign-out with %s as its csrf token ends nothing', async (_what, csrfToken) => {
  const visitor = await signedIn();
  await visitor.postForm('/api/auth/signout', { csrfToken, json: 'true' });
  expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
});

it('a sign-out from another site ends nothing', async () => {
  const visitor = await signedIn();
  const csrfToken = visitor.cookies.get('next-auth.csrf-token')?.split('%7C')[0] ?? '';
  const form = { csrfToken, json: 'true' };
  const reply = await visitor.postForm('/api/auth/signout', form, {
    Origin: 'https://evil.example',
  });
  expect(reply.status).toBe(403);
  expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
});

describe('a session that somebody put into the browser', () => {
  it('is not the one that the parent gets by signing in, and ends', async () => {
    const attacker = await signedIn();
    const planted = copyOf(attacker);
    await signIn(planted, await giveTicket(planted, { ...CLAIMS, contact: '+91-9000000009' }));
    const [own, theirs] = [
      await readOpenSession(cookiesOf(planted)),
      await readOpenSession(cookiesOf(attacker)),
    ];
    expect(own).toMatchObject({ contact: '+91-9000000009' });
    expect(theirs).toBeNull();
  });

  it('does not take the number that the parent confirms', async () => {
    const attacker = await signedIn();
    const planted = copyOf(attacker);
    const number = { contact: '+91-9123456780', accessToken: 'new-token' };
    const newAccessToken = await giveAccessToken(planted, number);
    await planted.post('/api/auth/update-token', { newAccessToken });
    expect(await readOpenSession(cookiesOf(planted))).toMatchObject(number);
    expect(await readOpenSession(cookiesOf(attacker))).toBeNull();
  });
});

it('keeps its id while it is renewed', async () => {
  const visitor = await signedIn();
  const before = await readOpenSession(cookiesOf(visitor));
  await sessionOf(visitor);
  const number = { contact: CLAIMS.contact, accessToken: 'new' };
  const newAccessToken = await giveAccessToken(visitor, number);
  await visitor.post('/api/auth/update-token', { newAccessToken });
  const after = await readOpenSession(cookiesOf(visitor));
  expect(after).toEqual({ ...before, accessToken: 'new' });
});

it.each([
  ['without an id, from before sessions had one', { ...CLAIMS }],
  ['with an id that is none', { ...CLAIMS, sessionId: 'x' }],
])('a cookie %s is no session', async (_what, token) => {
  const text = await encode({ token, secret: getEnv().secret });
  expect(await readSession({ cookies: { [SESSION_COOKIE]: text } })).toBeNull();
});

it('a second spelling of the cookie is no session', async () => {
  const visitor = await signedIn();
  const text = visitor.cookies.get(SESSION_COOKIE) ?? '';
  const other = `${text.slice(0, -1)}${nextLetter(text.at(-1) ?? '')}`;
  expect(await readSession({ cookies: { [SESSION_COOKIE]: other } })).toBeNull();
  expect(await readSession({ cookies: { [SESSION_COOKIE]: text } })).not.toBeNull();
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
// The 16 bytes of a token's tag leave four bits of the last letter unused.
const nextLetter = (letter: string) => ALPHABET[ALPHABET.indexOf(letter) + 1] ?? '';

describe('while the store does not answer', () => {
  const withoutStore = async (act: () => Promise<void>) => {
    const closed = await openStore({ file: ':memory:' });
    await closed.close();
    shareStore(closed);
    await act().finally(() => shareStore(site.store));
  };

  it.each(['/api/auth/session'])('%s answers 503, and the cookie stays', async (path) => {
    const visitor = await signedIn();
    const before = new Map(visitor.cookies);
    await withoutStore(async () => {
      const reply = await visitor.get(path);
      expect(reply).toMatchObject({
        status: 503,
        body: { error: { code: 'service/unavailable' } },
      });
    });
    expect(visitor.cookies).toEqual(before);
    expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
  });

  it('nobody is signed out in appearance only', async () => {
    const visitor = await signedIn();
    const { body } = await visitor.get('/api/auth/csrf');
    await withoutStore(async () => {
      const form = { ...(body as Record<string, string>), json: 'true' };
      expect((await visitor.postForm('/api/auth/signout', form)).status).toBe(503);
    });
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(true);
  });

  it('nobody without a session has one', async () => {
    await withoutStore(async () => {
      expect(await readSession({ cookies: {} })).toBeNull();
      expect(await readSession({ cookies: { [SESSION_COOKIE]: 'made-up' } })).toBeNull();
    });
  });
});

it('signs out twice without an error', async () => {
  const visitor = await signedIn();
  const copy = copyOf(visitor);
  await signOut(visitor);
  const before = await endedIds();
  await signOut(copy);
  expect(await endedIds()).toEqual(before);
});
