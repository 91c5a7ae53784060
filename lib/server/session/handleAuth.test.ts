import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import { authOrigin, ownAddress } from './authRequest';

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({ '/api/auth/*': authRoute });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
});

const FORM = { csrfToken: 'x', json: 'true' };
const LOGIN = '/api/auth/callback/otp';

describe('refuses', () => {
  it.each([
    ['GET', LOGIN, 405],
    ['GET', '/api/auth/signout', 405],
    ['GET', '/api/auth/_log', 405],
    ['PUT', LOGIN, 405],
    ['POST', '/api/auth/session', 405],
    ['POST', '/api/auth/csrf', 405],
    ['DELETE', '/api/auth/signin', 405],
    ['GET', '/api/auth/', 400],
    ['GET', '/api/auth/constructor', 400],
    ['GET', '/api/auth/callback', 400],
    ['GET', '/api/auth/callback/google', 400],
    ['GET', '/api/auth/callback/otp/more', 400],
    ['GET', '/api/auth/verify-request', 400],
  ])('%s %s with %p', async (method, path, status) => {
    const answer = await fetch(`${site.url}${path}`, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-Request-Id')).not.toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } });
  });

  it.each([LOGIN, '/api/auth/signout', '/api/auth/_log'])(
    'a foreign origin, plain text and 64 KB at %s',
    async (path) => {
      const visitor = site.newVisitor();
      const evil = { Origin: 'https://evil.example' };
      expect((await visitor.postForm(path, FORM, evil)).status).toBe(403);
      const text = { 'Content-Type': 'text/plain' };
      expect((await visitor.post(path, FORM, text)).status).toBe(415);
      expect((await visitor.postForm(path, { json: 'x'.repeat(65_536) })).status).toBe(413);
    },
  );

  it.each([[[]], [{ ticket: ['a'] }], [{ csrfToken: {} }], ['text']])(
    'a login that is %p',
    async (body) => {
      expect((await site.newVisitor().post(LOGIN, body)).status).toBe(400);
    },
  );

  it('the 31st message of one address in ten minutes, and says when to come back', async () => {
    const visitor = site.newVisitor();
    const statuses: number[] = [];
    for (let sent = 0; sent < 30; sent += 1) {
      statuses.push((await visitor.postForm('/api/auth/_log', { code: 'A' })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await visitor.postForm('/api/auth/_log', { code: 'A' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  });
});

describe('nonsense is no error of ours', () => {
  it.each([
    ['/api/auth/signin?callbackUrl=%'],
    ['/api/auth/signin?callbackUrl=a&callbackUrl=b'],
    ['/api/auth/signin?callbackUrl[]=x'],
    ['/api/auth/signin?callbackUrl=javascript:alert(1)'],
    [`/api/auth/signin?callbackUrl=${'x'.repeat(10_000)}`],
    ['/api/auth/error?error=a%0d%0aSet-Cookie:%20a=b'],
    ['/api/auth/error?error=a&error=b'],
    ['/api/auth/error?error=%F0%9F%8E%93'],
  ])('%s leads to the login page', async (path) => {
    const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '', site.url);
    expect([to.origin, to.pathname]).toEqual([site.url, '/login']);
    const back = to.searchParams.get('callbackUrl') ?? site.url;
    expect(new URL(back).origin).toBe(site.url);
  });

  it.each([
    ['next-auth.callback-url', 'nonsense'],
    ['next-auth.callback-url', 'https://evil.example'],
    ['next-auth.callback-url', `${'x'.repeat(5000)}`],
    ['next-auth.csrf-token', '|||'],
    ['next-auth.csrf-token', '%'],
    ['next-auth.session-token', '%E0%A4%A'],
    ['next-auth.session-token', '....'],
    ['next-auth.session-token.0', 'chunk'],
    ['__proto__', 'x'],
  ])('as the cookie %s=%s', async (name, value) => {
    for (const path of ['csrf', 'session', 'signin', 'providers']) {
      const answer = await fetch(`${site.url}/api/auth/${path}`, {
        headers: { Cookie: `${name}=${value}` },
        redirect: 'manual',
      });
      expect(answer.status).toBeLessThan(400);
      expect(answer.headers.getSetCookie().join()).not.toContain('evil');
    }
  });
});

it('reads the head of the session without an error', async () => {
  const answer = await fetch(`${site.url}/api/auth/session`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
});

it.each([
  ['/', 'https://a.example/'],
  ['/my-enquiries?a=b', 'https://a.example/my-enquiries?a=b'],
  ['https://a.example/x', 'https://a.example/x'],
  ['', 'https://a.example/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://a.example.evil', null],
  ['https://a.example@evil.example', null],
  ['http://a.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://[', null],
  ['x'.repeat(2001), null],
  [['/'], null],
  [undefined, null],
])('takes %p for %p', (value, expected) => {
  expect(ownAddress(value, 'https://a.example')).toBe(expected);
});

it.each([
  ['school.example:3000', 'http://school.example:3000'],
  ['a b', 'http://localhost:3000'],
  ['evil.example/path', 'http://localhost:3000'],
  ['user@evil.example', 'http://localhost:3000'],
  ['evil.example:99999', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
  [undefined, 'http://localhost:3000'],
])('is at the host %p: %p', (host, expected) => {
  expect(authOrigin(host)).toBe(expected);
});
