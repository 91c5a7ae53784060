import { signIn, signOut } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTwoTestSites } from '@/tests/reliability/support/site';
import { confirmNumber, contactOf, copyOf } from './parent';
import { SESSION_COOKIE } from './tokenEndpoints';

const NAME = 'stolen-tokens';
const PARENTS = { short: 12, long: 100 };
const AT_ONCE = 4;
const REPLAYS = 20;

type Headers = Record<string, string>;

type Pair = { first: TestSite; second: TestSite };

/** A parent whose number is confirmed; the browser has not used what it got. */
type Confirmed = { address: Headers; visitor: Visitor; ticket: string; accessToken: string };

let people = 0;

const confirm = async ({ first }: Pair): Promise<Confirmed> => {
  people += 1;
  const visitor = createVisitor(first.origin, fromAddress(people));
  const mobile = numberOfOwnBlock(40_000 + people);
  return {
    address: fromAddress(people),
    visitor,
    ...(await confirmNumber(first, visitor, mobile)),
  };
};

const handIn = async (visitor: Visitor, newAccessToken: string): Promise<boolean> =>
  (await visitor.post('/api/auth/update-token', { newAccessToken })).status === 200;

const canSignIn = async (visitor: Visitor, ticket: string): Promise<boolean> => {
  await signIn(visitor, ticket);
  return visitor.cookies.has(SESSION_COOKIE);
};

const countTrue = (answers: boolean[]): number => answers.filter(Boolean).length;

/** A thief who has read the answer of verify, in a browser that has confirmed a number of its own. */
const measureTheft = async (pair: Pair, count: number, note: Note): Promise<void> => {
  let stolen = 0;
  const wereIn = await inParallel(count, AT_ONCE, async () => {
    const parent = await confirm(pair);
    const thief = await confirm(pair);
    const there = pair.second.origin;
    const browsers = [
      createVisitor(there, thief.address),
      copyOf(thief.visitor, there, thief.address),
    ];
    for (const browser of browsers) {
      if (await handIn(browser, parent.accessToken)) stolen += 1;
      if (await canSignIn(browser, parent.ticket)) stolen += 1;
    }
    await signIn(parent.visitor, parent.ticket);
    return handIn(parent.visitor, parent.accessToken);
  });
  note(none(`of ${count * 4} stolen tickets and tokens in another browser, let in`, stolen));
  note(exactly('parents who log in with theirs after that', countTrue(wereIn), count));
};

const measureReplays = async (pair: Pair, note: Note): Promise<void> => {
  const { visitor, accessToken } = await confirm(pair);
  const answers = await inParallel(REPLAYS, REPLAYS, (index) => {
    const { origin } = index % 2 === 0 ? pair.first : pair.second;
    return handIn(copyOf(visitor, origin), accessToken);
  });
  const what = `of one token handed in ${REPLAYS} times at once with all its cookies, at two processes, taken`;
  note(exactly(what, countTrue(answers), 1));
};

/** With a copy of every cookie, taken before the parent signed out. */
const measureAfterSignOut = async (pair: Pair, count: number, note: Note): Promise<void> => {
  const taken = await inParallel(count, AT_ONCE, async () => {
    const { address, visitor, ticket, accessToken } = await confirm(pair);
    await signIn(visitor, ticket);
    const copy = copyOf(visitor, pair.second.origin, address);
    if ((await contactOf(copy)) === null) throw new Error('The copy opens nothing to begin with.');
    await signOut(visitor);
    return handIn(copy, accessToken);
  });
  note(none(`of ${count} tokens after their browser signed out, taken`, countTrue(taken)));
};

/** Another device of the same number ends all sessions while a login is under way. */
const measureAfterEverywhere = async (pair: Pair, count: number, note: Note): Promise<void> => {
  const taken = await inParallel(count, AT_ONCE, async (index) => {
    const mobile = numberOfOwnBlock(42_000 + index);
    const address = fromAddress(50_000 + index);
    const device = createVisitor(pair.first.origin, address);
    await signIn(device, (await confirmNumber(pair.first, device, mobile)).ticket);
    const waiting = createVisitor(pair.first.origin, address);
    const { ticket, accessToken } = await confirmNumber(pair.first, waiting, mobile);
    await device.post('/api/auth/sign-out-everywhere', {});
    const there = copyOf(waiting, pair.second.origin, address);
    return (await handIn(there, accessToken)) || (await canSignIn(there, ticket));
  });
  note(
    none(`of ${count} logins under way when their number signed out, finished`, countTrue(taken)),
  );
};

export const STOLEN_TOKENS: Experiment = {
  name: NAME,
  promise:
    'What verify hands out works once, in the browser that typed the code, and not after signing out.',
  isLongOnly: true,
  run: (size, note) =>
    withTwoTestSites(
      { name: NAME, ports: [4351, 4352], env: { TRUST_PROXY: '1' } },
      async (first, second) => {
        const pair = { first, second };
        await measureTheft(pair, PARENTS[size], note);
        await measureReplays(pair, note);
        await measureAfterSignOut(pair, PARENTS[size], note);
        await measureAfterEverywhere(pair, PARENTS[size], note);
      },
    ),
};
