import { join } from 'node:path';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { round as rounded } from '@/tests/reliability/support/statistics';
import { withStore } from '@/tests/reliability/support/withStore';
import { type Family, knownFamily, logIn } from './families';
import { letTimePass } from './letTimePass';
import { lastCodeOf } from './phones';
import { askForCode, countStatus, noteBroken, type Reply, tryCode } from './requests';

const PORT = 4359;
const AT_ONCE = 32;
const HOUR_MS = 60 * 60_000;
/** An hour passes after each round. */
const SIZES = {
  short: { rounds: 15, guesses: 120, networks: 12 },
  long: { rounds: 100, guesses: 300, networks: 20 },
};
/** NIST SP 800-63B, section 5.2.2: wrong ones in a row. */
const MOST_IN_ROW = 100;
const LONGEST_LOCK_S = 60;

/** Nobody logs in here while it lasts; its owner has a browser of before. */
const ALONE = '9845012345';
/** Its owner logs in every few rounds, in a browser of before. */
const BUSY = '9811100022';
/** Its owner was never here; whoever guesses at it has two networks. */
const NEW = '9733000044';
const LOGINS_EVERY = 5;

export const LONG_GUESSING: Experiment = {
  name: 'long-guessing',
  promise:
    'However long somebody guesses, at most a hundred wrong codes in a row are looked at for a number, and its parent logs in meanwhile and right after',
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'long-guessing', port: PORT, env: { TRUST_PROXY: '1' } }, async (site) => {
      const alone = await knownFamily(site, ALONE, 6_000_001);
      const busy = await knownFamily(site, BUSY, 6_000_002);
      const attack = await guessFor(site, SIZES[size], busy);
      const endedAt = performance.now();
      noteGuesses(attack, note);
      await noteAfter(site, alone, endedAt, note);
      noteBroken(attack.replies, note);
    }),
};

type Size = (typeof SIZES)['short'];
type Attack = {
  replies: Reply[];
  /** Wrong codes that were looked at, by number, since its owner logged in. */
  inRow: Record<string, number>;
  mostInRow: number;
  logins: { tried: number; done: number };
  newParent: Reply | null;
};

const guessFor = async (site: TestSite, { rounds, guesses, networks }: Size, busy: Family) => {
  const attack: Attack = {
    replies: [],
    inRow: {},
    mostInRow: 0,
    logins: { tried: 0, done: 0 },
    newParent: null,
  };
  for (let round = 0; round < rounds; round += 1) {
    await withStore({ file: join(site.dataDir, 'site.db') }, letTimePass(HOUR_MS));
    const each = Math.ceil(guesses / 3);
    const guessers = await Promise.all([
      askAsMany(site, { mobile: ALONE, networks, guesses: each, round }),
      askAsMany(site, { mobile: BUSY, networks, guesses: each, round }),
      askAsMany(site, { mobile: NEW, networks: 2, guesses: each, round }),
    ]);
    const guessing = guessers.map((guess) => guess());
    const isLoginDue = round % LOGINS_EVERY === LOGINS_EVERY - 1;
    const login = isLoginDue ? logIn(site, busy) : null;
    for (const [index, replies] of (await Promise.all(guessing)).entries()) {
      note(attack, [ALONE, BUSY, NEW][index] ?? '', replies);
    }
    if (login === null) continue;
    attack.logins.tried += 1;
    if ((await login).tried.status === 200) attack.logins.done += 1;
    attack.inRow[BUSY] = 0;
  }
  attack.newParent = (await logIn(site, { mobile: NEW, address: 6_500_000, cookies: '' })).tried;
  return attack;
};

const note = (attack: Attack, mobile: string, replies: Reply[]): void => {
  attack.replies.push(...replies);
  const inRow = (attack.inRow[mobile] ?? 0) + countStatus(replies, 401);
  attack.inRow[mobile] = inRow;
  attack.mostInRow = Math.max(attack.mostInRow, inRow);
};

type Round = { mobile: string; networks: number; guesses: number; round: number };

/** Each network asks for the code itself, so that it has guesses of its own. Answers how they guess. */
const askAsMany = async (
  { origin, dataDir }: TestSite,
  { mobile, networks, guesses, round }: Round,
): Promise<() => Promise<Reply[]>> => {
  const addressOf = (network: number) => 1_000_000 + 256 * network + (round % 256);
  const asked = await inParallel(networks, 4, (network) =>
    askForCode(origin, mobile, addressOf(network)),
  );
  const right = lastCodeOf(dataDir, mobile);
  return () =>
    inParallel(guesses, AT_ONCE, (index) => {
      const network = index % networks;
      const challenge = asked[network]?.challenge ?? '';
      const otp = String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
      return tryCode(origin, { challenge, otp }, addressOf(network));
    });
};

const noteGuesses = ({ replies, inRow, mostInRow, logins, newParent }: Attack, note: Note) => {
  note({ what: 'Guesses at three numbers', value: replies.length });
  note({ what: 'Of those at a number whose owner is away, looked at', value: inRow[ALONE] ?? 0 });
  note({
    what: 'Wrong codes in a row that were looked at, for any number',
    value: mostInRow,
    bound: `1 to ${MOST_IN_ROW}`,
    passes: mostInRow > 0 && mostInRow <= MOST_IN_ROW,
  });
  const words = `Of ${logins.tried} logins meanwhile, in a browser of before, done`;
  note(equalTo(words, logins.done, logins.tried));
  const entered = newParent?.error ?? newParent?.status ?? 'no answer';
  note(equalTo('A new browser of a number that two networks guess at', entered, 200));
};

const noteAfter = async (site: TestSite, owner: Family, endedAt: number, note: Note) => {
  const { tried } = await logIn(site, owner);
  const seconds = rounded((performance.now() - endedAt) / 1000, 2);
  note(equalTo('The owner of the first number, right after', tried.error ?? tried.status, 200));
  note({
    what: 'That took, since the last guess',
    value: seconds,
    unit: 's',
    bound: `at most ${LONGEST_LOCK_S}`,
    passes: seconds <= LONGEST_LOCK_S,
  });
};
