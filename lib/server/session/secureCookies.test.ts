import { z } from 'zod';
import { giveAccessToken, giveTicket } from '@/lib/server/testing/giveSession';
import { signIn, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as updateTokenRoute from '@/pages/api/auth/update-token';
import { readSession } from './session';

process.env.SITE_URL = 'https://school.example';

const CLAIMS = {
  contact: '+91-9000000001',
  username: 'Meera Iyer',
  gradeDetails: 'Grade 4',
  isLoggedIn: true,
  accessToken: 'token-of-the-school-system',
};

const COOKIES = [
  '__Host-next-auth.csrf-token',
  '__Host-next-auth.session-token',
  '__Host-opaline.verification',
  '__Secure-next-auth.callback-url',
  'opaline.session',
];

describe('on a site with https', () => {
  let site: Awaited<ReturnType<typeof startLoginSite>>;

  beforeAll(async () => {
    site = await startLoginSite({
      '/api/auth/update-token': updateTokenRoute,
      '/api/auth/*': authRoute,
    });
  });
  afterAll(() => site.close());
  beforeEach(allowLocalCalls);

  it('keeps every cookie to https and to this host', async () => {
    const visitor = site.newVisitor();
    const { body, headers } = await visitor.get('/api/auth/csrf');
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(body);
    const form = { csrfToken, ticket: await giveTicket(visitor, CLAIMS), json: 'true' };
    const reply = await visitor.postForm('/api/auth/callback/otp', form);
    const lines = [...headers.getSetCookie(), ...reply.headers.getSetCookie()];
    expect(lines.filter((line) => !/; Secure/.test(line) || /domain=/i.test(line))).toEqual([]);
    expect([...visitor.cookies.keys()].sort()).toEqual(COOKIES);
  });

  it('leads to its own address, whatever host was asked', async () => {
    const visitor = site.newVisitor();
    const url = await signIn(visitor, await giveTicket(visitor, CLAIMS));
    expect(url.href).toBe('https://school.example/');
    const session = await readSession({ cookies: Object.fromEntries(visitor.cookies) });
    expect(session).toEqual(CLAIMS);
  });

  it('remembers a confirmed number in the same cookie', async () => {
    const visitor = site.newVisitor();
    const newAccessToken = await giveAccessToken(visitor, {
      contact: CLAIMS.contact,
      accessToken: 'new',
    });
    const origin = { Origin: 'https://school.example' };
    const reply = await visitor.post('/api/auth/update-token', { newAccessToken }, origin);
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-next-auth\.session-token=.*; HttpOnly; SameSite=Lax; Secure$/),
      'opaline.session=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    ]);
    expect((await visitor.get('/api/auth/session')).body).toMatchObject({ isLoggedIn: false });
  });
});
