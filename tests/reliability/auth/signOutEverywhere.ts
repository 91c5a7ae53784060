import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { type TestSite, withTwoTestSites } from '@/tests/reliability/support/site';
import { confirmNumber, contactOf, copyOf } from './parent';
import { SESSION_COOKIE } from './tokenEndpoints';

const NAME = 'sign-out-everywhere';
const NUMBERS = { short: 6, long: 60 };
const DEVICES = 3;
/** Renewals that are under way while everything is ended. */
const RENEWALS = 4;

type Pair = { first: TestSite; second: TestSite };

const logIn = async (site: TestSite, mobile: string, address: number): Promise<Visitor> => {
  const visitor = createVisitor(site.origin, fromAddress(address));
  await signIn(visitor, (await confirmNumber(site, visitor, mobile)).ticket);
  return visitor;
};

/** Whether the cookies open anything, at either process. */
const isOpen = async (visitor: Visitor, { first, second }: Pair): Promise<boolean> => {
  for (const { origin } of [first, second]) {
    if ((await contactOf(copyOf(visitor, origin))) !== null) return true;
    if ((await copyOf(visitor, origin).get('/api/enquiries/mine')).status === 200) return true;
  }
  return false;
};

/** Copies of a device's cookies that are renewed at both processes at this moment. */
const startRenewals = (device: Visitor, { first, second }: Pair) => {
  const copies = Array.from({ length: RENEWALS }, (_, index) =>
    copyOf(device, (index % 2 === 0 ? first : second).origin),
  );
  const ended = Promise.all(copies.map((copy) => copy.get('/api/auth/session')));
  return { copies, ended };
};

type Round = { open: number; left: number; copies: number; neighbourIsIn: boolean; again: boolean };

const tryNumber = async (pair: Pair, index: number): Promise<Round> => {
  const mobile = numberOfOwnBlock(43_000 + index);
  const devices: Visitor[] = [];
  for (let device = 0; device < DEVICES; device += 1) {
    const site = device % 2 === 0 ? pair.first : pair.second;
    devices.push(await logIn(site, mobile, index));
  }
  const neighbour = await logIn(pair.second, numberOfOwnBlock(44_000 + index), index);
  const before = devices.map((device) => copyOf(device, pair.first.origin));
  const areOpen = await Promise.all(before.map((copy) => isOpen(copy, pair)));
  const [own, ...others] = devices;
  if (own === undefined) throw new Error('There is no device.');
  const renewals = others.map((device) => startRenewals(device, pair));
  const { status } = await own.post('/api/auth/sign-out-everywhere', {});
  if (status !== 200) throw new Error(`sign-out-everywhere answered ${status}`);
  await Promise.all(renewals.map(({ ended }) => ended));
  const renewed = renewals.flatMap(({ copies }) => copies);
  // One that came too late has had its cookie taken away.
  const copies = [...before, ...renewed.filter(({ cookies }) => cookies.has(SESSION_COOKIE))];
  const stillOpen = await Promise.all(copies.map((copy) => isOpen(copy, pair)));
  return {
    open: areOpen.filter(Boolean).length,
    left: stillOpen.filter(Boolean).length,
    copies: copies.length,
    neighbourIsIn: await isOpen(neighbour, pair),
    again: await isOpen(await logIn(pair.second, mobile, index), pair),
  };
};

const noteRounds = (rounds: Round[], note: Note): void => {
  const sum = (pick: (round: Round) => number) =>
    rounds.reduce((total, round) => total + pick(round), 0);
  note(
    exactly(
      `sessions of ${rounds.length} numbers, open before`,
      sum(({ open }) => open),
      rounds.length * DEVICES,
    ),
  );
  note({ what: 'cookies and renewed copies tried afterwards', value: sum(({ copies }) => copies) });
  note(
    none(
      'of these still open at either of two processes',
      sum(({ left }) => left),
    ),
  );
  note(
    exactly(
      'sessions of other numbers, still open',
      sum((round) => Number(round.neighbourIsIn)),
      rounds.length,
    ),
  );
  note(
    exactly(
      'parents who log in again at once',
      sum((round) => Number(round.again)),
      rounds.length,
    ),
  );
};

export const SIGN_OUT_EVERYWHERE: Experiment = {
  name: NAME,
  promise:
    'Signing out everywhere ends every session of a number, each copy included, in every process at once.',
  isLongOnly: true,
  run: (size, note) =>
    withTwoTestSites(
      { name: NAME, ports: [4351, 4352], env: { TRUST_PROXY: '1' } },
      async (first, second) => {
        const rounds: Round[] = [];
        for (let index = 0; index < NUMBERS[size]; index += 1) {
          rounds.push(await tryNumber({ first, second }, index));
        }
        noteRounds(rounds, note);
      },
    ),
};
