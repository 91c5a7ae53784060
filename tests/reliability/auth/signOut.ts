import { signIn, signOut } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTwoTestSites } from '@/tests/reliability/support/site';
import { confirmNumber, contactOf, copyOf, logInNew, ONBOARDED } from './parent';
import { SESSION_COOKIE } from './tokenEndpoints';

const SESSIONS = { short: 3, long: 60 };
const NAME = 'sign-out';
const REPLAYS = 20;

/** Two processes on one store and one secret. */
type Pair = { first: TestSite; second: TestSite };

/** Whether a copy of the cookies still opens anything, at either process. */
const isOpen = async (copy: Visitor, { first, second }: Pair): Promise<boolean> => {
  for (const { origin } of [first, second]) {
    const { status } = await copyOf(copy, origin).get('/api/enquiries/mine');
    if (status !== 401 || (await contactOf(copyOf(copy, origin))) !== null) return true;
  }
  return false;
};

/** Signs out while copies of the cookie are being renewed, and hands over all the copies. */
const signOutUnderUse = async (visitor: Visitor, pair: Pair): Promise<Visitor[]> => {
  const copies = [pair.first, pair.second, pair.first, pair.second].map(({ origin }) =>
    copyOf(visitor, origin),
  );
  const before = copyOf(visitor, pair.first.origin);
  const renewals = copies.map((copy) => copy.get('/api/auth/session'));
  await signOut(visitor);
  await Promise.all(renewals);
  // One that came too late has had its cookie taken away: it goes on with the one from before.
  return copies.map((copy) => (copy.cookies.has(SESSION_COOKIE) ? copy : before));
};

const measureSignOuts = async (pair: Pair, count: number, note: Note): Promise<void> => {
  let wasIn = 0;
  let stillOpen = 0;
  for (let index = 0; index < count; index += 1) {
    const visitor = await logInNew(pair.first, `98450${String(index).padStart(5, '0')}`);
    if (!(await isOpen(visitor, pair))) continue;
    wasIn += 1;
    for (const copy of await signOutUnderUse(visitor, pair)) {
      if (await isOpen(copy, pair)) stillOpen += 1;
    }
  }
  note(equalTo('sessions that were open and were signed out', wasIn, count));
  note(
    none(
      'copied cookies (4 for each session) that opened anything afterwards, at either of two processes',
      stillOpen,
    ),
  );
};

const measureFixation = async (pair: Pair, note: Note): Promise<void> => {
  const attacker = await logInNew(pair.first, '9845199999');
  const victim = copyOf(attacker, pair.first.origin);
  const { ticket } = await confirmNumber(pair.first, victim, ONBOARDED);
  await signIn(victim, ticket);
  const [own, planted] = [await contactOf(victim), await contactOf(attacker)];
  note({
    what: 'a session planted before the login',
    value: planted === null ? 'ended' : 'open',
    bound: 'ended',
    passes: planted === null && own === `+91-${ONBOARDED}`,
  });
};

const measureReplays = async ({ first, second }: Pair, note: Note): Promise<void> => {
  const parent = createVisitor(first.origin);
  const { ticket } = await confirmNumber(first, parent, ONBOARDED);
  const visitors = await inParallel(REPLAYS, REPLAYS, async (index) => {
    const visitor = copyOf(parent, index % 2 === 0 ? first.origin : second.origin);
    await signIn(visitor, ticket);
    return visitor;
  });
  const opened = visitors.filter(({ cookies }) => cookies.has(SESSION_COOKIE)).length;
  note(
    exactly(
      `logins from one ticket handed in ${REPLAYS} times at once, at two processes`,
      opened,
      1,
    ),
  );
};

export const SIGN_OUT: Experiment = {
  name: NAME,
  promise: 'Signing out ends the session on the server: for every copy, in every process.',
  run: (size, note) =>
    withTwoTestSites({ name: NAME, ports: [4351, 4352] }, async (first, second) => {
      const pair = { first, second };
      await measureSignOuts(pair, SESSIONS[size], note);
      await measureFixation(pair, note);
      await measureReplays(pair, note);
    }),
};
