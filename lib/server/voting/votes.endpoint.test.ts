import { CONTESTS } from '@/data/contests/contests';
import type { SessionClaims } from '@/lib/server/session/claims';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { giveSession } from '@/lib/server/testing/giveSession';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { setDate, VOTING_AT } from '@/lib/testing/clock';
import * as ballot from '@/pages/api/votes/ballot';
import * as votes from '@/pages/api/votes/index';
import { castVote } from './votes';

const ASHA: SessionClaims = {
  contact: '+91-9000000001',
  username: 'Asha Kulkarni',
  gradeDetails: 'Grade 3',
  isLoggedIn: true,
  accessToken: 'token-of-asha',
};
const SPEECH = { contest: 'public-speaking', entry: 'twelve-minutes' };
const OTHER_SPEECH = { ...SPEECH, entry: 'my-grandmothers-map' };
const FILM = { contest: 'shortfilm', entry: 'the-last-bench' };

let store: Store;
let api: ApiServer;

beforeAll(async () => {
  const ballotRoute = { ...ballot, config: { api: { bodyParser: false } } };
  api = await startApi({ '/api/votes': votes, '/api/votes/ballot': ballotRoute });
});
beforeEach(async () => {
  allowLocalCalls();
  setDate(VOTING_AT);
  store = await openStore({ file: ':memory:' });
  shareStore(store);
});
afterEach(() => {
  jest.useRealTimers();
  return store.close();
});
afterAll(() => api.close());

const newVisitor = () => createVisitor(api.url);

const logIn = async (claims: SessionClaims = ASHA) => {
  const visitor = newVisitor();
  await giveSession(visitor, claims);
  return visitor;
};

const readBallot = async (visitor: ReturnType<typeof newVisitor>, contest = SPEECH.contest) =>
  (await visitor.get(`/api/votes/ballot?contest=${contest}`)).body;

const rows = () => store.db.selectFrom('votes').selectAll().execute();

describe('a parent who is logged in', () => {
  it('votes, and sees the vote again in a second browser', async () => {
    const reply = await (await logIn()).post('/api/votes', SPEECH);
    expect([reply.status, reply.body]).toEqual([201, { choice: 'twelve-minutes', isNew: true }]);
    expect(await readBallot(await logIn())).toEqual({
      stage: 'open',
      choice: 'twelve-minutes',
      counts: null,
    });
  });

  it('counts once, of fifty requests at once', async () => {
    const visitor = await logIn();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post('/api/votes', SPEECH)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(await rows()).toHaveLength(1);
  });

  it('counts once from two tabs with two choices, and the second one hears why', async () => {
    const visitor = await logIn();
    const replies = await Promise.all(
      [SPEECH, OTHER_SPEECH].map((vote) => visitor.post('/api/votes', vote)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'vote/already', message: expect.stringContaining('first vote counts') },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('votes with a number that is only just confirmed', async () => {
    const newcomer = { ...ASHA, contact: '+91-9845012345', username: '', isLoggedIn: false };
    expect((await (await logIn(newcomer)).post('/api/votes', SPEECH)).status).toBe(201);
  });
});

it('asks an anonymous visitor to log in, and counts nothing', async () => {
  const reply = await newVisitor().post('/api/votes', SPEECH);
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ error: { code: 'session/required' } });
  expect(await rows()).toEqual([]);
});

it('does not take a session that the browser made up', async () => {
  const visitor = newVisitor();
  visitor.cookies.set('next-auth.session-token', JSON.stringify(ASHA));
  expect((await visitor.post('/api/votes', SPEECH)).status).toBe(401);
});

it.each([
  ['a contest that is closed', FILM, 403, 'vote/closed'],
  ['a contest that nobody knows', { ...SPEECH, contest: 'chess' }, 404, 'vote/unknown'],
  ['a name that every object has', { ...SPEECH, contest: 'toString' }, 404, 'vote/unknown'],
  ['an entry of another contest', { ...SPEECH, entry: FILM.entry }, 404, 'vote/unknown'],
  ['no entry', { contest: SPEECH.contest }, 400, 'request/invalid'],
  ['a list', { ...SPEECH, entry: ['twelve-minutes'] }, 400, 'request/invalid'],
  ['a very long entry', { ...SPEECH, entry: 'a'.repeat(101) }, 400, 'request/invalid'],
])('refuses %s', async (_what, body, status, code) => {
  const reply = await (await logIn()).post('/api/votes', body);
  expect([reply.status, reply.body]).toMatchObject([status, { error: { code } }]);
  expect(await rows()).toEqual([]);
});

it('takes no vote after 6 June 2025, and shows the result instead', async () => {
  setDate(Date.parse('2025-06-06T23:59:59+05:30'));
  expect((await (await logIn()).post('/api/votes', SPEECH)).status).toBe(201);
  setDate(Date.parse('2025-06-07T00:00:00+05:30'));
  const late = await logIn({ ...ASHA, contact: '+91-9000000002' });
  const reply = await late.post('/api/votes', SPEECH);
  expect([reply.status, reply.body]).toMatchObject([
    403,
    { error: { code: 'vote/closed', message: expect.stringContaining('not counted') } },
  ]);
  expect(await rows()).toHaveLength(1);
  expect(await readBallot(newVisitor())).toMatchObject({
    stage: 'closed',
    counts: CONTESTS['public-speaking'].result,
  });
});

it('refuses a vote that another site sends', async () => {
  const reply = await (await logIn()).post('/api/votes', SPEECH, {
    Origin: 'https://evil.example',
  });
  expect(reply.status).toBe(403);
  expect(await rows()).toEqual([]);
});

describe('the ballot', () => {
  it('shows no numbers while voting is open', async () => {
    await castVote(store, { contest: 'public-speaking', contact: '1' }, SPEECH.entry, 1);
    expect(await readBallot(newVisitor())).toEqual({ stage: 'open', choice: null, counts: null });
  });

  it('shows the announced ones to everybody once it is closed', async () => {
    await castVote(store, { contest: 'shortfilm', contact: '1' }, FILM.entry, 1);
    expect(await readBallot(newVisitor(), 'shortfilm')).toEqual({
      stage: 'closed',
      choice: null,
      counts: CONTESTS.shortfilm.result,
    });
  });

  it.each(['chess', '', '__proto__'])('does not know the contest %p', async (contest) => {
    const reply = await newVisitor().get(`/api/votes/ballot?contest=${contest}`);
    expect(reply.status).toBe(404);
  });
});
