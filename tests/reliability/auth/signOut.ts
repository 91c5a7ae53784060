import { signIn, signOut } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTwoTestSites } from '@/tests/reliability/support/site';
import {
  askForCode,
  confirmNumber,
  contactOf,
  copyOf,
  logInNew,
  ONBOARDED,
  verified,
} from './parent';

const SESSIONS = { short: 3, long: 60 };
const NAME = 'sign-out';
const REPLAYS = 20;
const DEVICES = 3;
const SESSION_COOKIE = 'next-auth.session-token';

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

/** Has copies of the cookies renewed at both processes while `end` ends their session; answers the copies. */
const endUnderUse = async (
  visitor: Visitor,
  { first, second }: Pair,
  end: () => Promise<unknown>,
): Promise<Visitor[]> => {
  const copies = [first, second, first, second].map(({ origin }) => copyOf(visitor, origin));
  const before = copyOf(visitor, first.origin);
  const renewals = copies.map((copy) => copy.get('/api/auth/session'));
  await end();
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
    for (const copy of await endUnderUse(visitor, pair, () => signOut(visitor))) {
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

/** Three devices of one number at two processes: one of them ends all sessions. */
const measureEverywhere = async (pair: Pair, count: number, note: Note): Promise<void> => {
  const { first, second } = pair;
  let [wereIn, stillOpen, neighbours, again] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const logIn = (site: TestSite, number: number) =>
      logInNew(site, numberOfOwnBlock(number), fromAddress(index));
    const devices: Visitor[] = [];
    for (let device = 0; device < DEVICES; device += 1) {
      devices.push(await logIn(device % 2 === 0 ? first : second, 43_000 + index));
    }
    const neighbour = await logIn(second, 44_000 + index);
    for (const device of devices) wereIn += Number(await isOpen(device, pair));
    const [own, other, third] = devices;
    if (!own || !other || !third) throw new Error('A device is missing.');
    const copies = await endUnderUse(other, pair, () =>
      own.post('/api/auth/sign-out-everywhere', {}),
    );
    for (const copy of [...devices, ...copies]) stillOpen += Number(await isOpen(copy, pair));
    neighbours += Number(await isOpen(neighbour, pair));
    again += Number(await isOpen(await logIn(first, 43_000 + index), pair));
  }
  note(exactly(`sessions of ${count} numbers, open before`, wereIn, count * DEVICES));
  note(none('of these and their copies, open after signing out everywhere', stillOpen));
  note(exactly('sessions of other numbers, still open', neighbours, count));
  note(exactly('parents who log in again at once', again, count));
};

/** One right code that arrives many times at once, and then its ticket. */
const measureReplays = async ({ first, second }: Pair, note: Note): Promise<void> => {
  const parent = createVisitor(first.origin);
  const code = await askForCode(first, parent, ONBOARDED);
  const atOnce = <T>(work: (visitor: Visitor) => Promise<T>, owner: Visitor): Promise<T[]> =>
    inParallel(REPLAYS, REPLAYS, (index) =>
      work(copyOf(owner, index % 2 === 0 ? first.origin : second.origin)),
    );
  const answers = await atOnce(async (visitor) => {
    const { status, body } = await visitor.post('/api/otp/verify', code);
    return { visitor, status, body };
  }, parent);
  const taken = answers.filter(({ status }) => status === 200);
  note(exactly(`of one right code typed in ${REPLAYS} times at once, taken`, taken.length, 1));
  const [winner] = taken;
  if (winner === undefined) return;
  const { ticket } = verified.parse(winner.body);
  const opened = await atOnce(async (visitor) => {
    await signIn(visitor, ticket);
    return visitor.cookies.has(SESSION_COOKIE);
  }, winner.visitor);
  note(
    exactly(
      `logins from its ticket handed in ${REPLAYS} times at once, at two processes`,
      opened.filter(Boolean).length,
      1,
    ),
  );
};

export const SIGN_OUT: Experiment = {
  name: NAME,
  promise:
    'Signing out, here or everywhere, ends sessions on the server: for every copy, in every process. A code and its ticket log in once.',
  run: (size, note) =>
    withTwoTestSites({ name: NAME, ports: [4351, 4352] }, async (first, second) => {
      const pair = { first, second };
      await measureSignOuts(pair, SESSIONS[size], note);
      await measureEverywhere(pair, SESSIONS[size], note);
      await measureFixation(pair, note);
      await measureReplays(pair, note);
    }),
};
