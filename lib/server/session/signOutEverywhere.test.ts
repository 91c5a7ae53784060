import { openStore, shareStore } from '@/lib/server/store/store';
import { giveTicket } from '@/lib/server/testing/giveSession';
import { type LoginSite, signIn, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import * as authRoute from '@/pages/api/auth/[...nextauth]';
import * as everywhereRoute from '@/pages/api/auth/sign-out-everywhere';

const PATH = '/api/auth/sign-out-everywhere';
const CLAIMS = {
  contact: '+91-9000000001',
  username: 'Meera Iyer',
  gradeDetails: 'Grade 4',
  isLoggedIn: true,
  accessToken: null,
};

let site: LoginSite;

beforeAll(async () => {
  site = await startLoginSite({ [PATH]: everywhereRoute, '/api/auth/*': authRoute });
});
afterAll(() => site.close());
beforeEach(allowLocalCalls);

const logIn = async (contact = CLAIMS.contact): Promise<Visitor> => {
  const visitor = site.newVisitor();
  await signIn(visitor, await giveTicket(visitor, { ...CLAIMS, contact }));
  return visitor;
};
const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/auth/session')).body;

it('ends this session, those of other devices and every copy, and leaves no cookie', async () => {
  const [phone, laptop] = [await logIn(), await logIn()];
  const thief = site.newVisitor();
  for (const [name, value] of laptop.cookies) thief.cookies.set(name, value);
  const neighbour = await logIn('+91-9000000002');
  expect(await phone.post(PATH, {})).toMatchObject({ status: 200, body: { ended: true } });
  expect([...phone.cookies.keys()].filter((name) => name.includes('opaline'))).toEqual([]);
  expect(phone.cookies.has('next-auth.session-token')).toBe(false);
  for (const visitor of [phone, laptop, thief]) expect(await sessionOf(visitor)).toEqual({});
  expect(await sessionOf(neighbour)).toMatchObject({ username: 'Meera Iyer' });
  expect(await sessionOf(await logIn())).toMatchObject({ username: 'Meera Iyer' });
});

it('works as a plain form, and leads home', async () => {
  const visitor = await logIn();
  const reply = await visitor.postForm(PATH, {});
  expect(reply.status).toBe(303);
  expect(reply.headers.get('Location')).toBe('/');
  expect(await sessionOf(visitor)).toEqual({});
});

it('needs a session', async () => {
  expect(await site.newVisitor().post(PATH, {})).toMatchObject({
    status: 401,
    body: { error: { code: 'session/required' } },
  });
});

it('takes nothing from another site', async () => {
  const visitor = await logIn();
  const reply = await visitor.post(PATH, {}, { Origin: 'https://evil.example' });
  expect(reply).toMatchObject({ status: 403, body: { error: { code: 'request/origin' } } });
  expect(await sessionOf(visitor)).toMatchObject({ username: 'Meera Iyer' });
});

it('does not say that it is done while the store does not answer', async () => {
  const visitor = await logIn();
  const closed = await openStore({ file: ':memory:' });
  await closed.close();
  shareStore(closed);
  const reply = await visitor.post(PATH, {}).finally(() => shareStore(site.store));
  expect(reply.status).toBe(503);
  expect(visitor.cookies.has('next-auth.session-token')).toBe(true);
});
