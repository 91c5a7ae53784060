import { OTP_CREDIT, OTP_POOLS } from '@/data/limits';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { type Family, knownFamily, logIn, parentNumber } from './families';
import { numberOfOwnBlock, readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply } from './requests';

const PORT = 4348;
const AT_ONCE = 16;
const SIZES = {
  short: { sends: 1_500, addresses: 45, parents: 30, neighbours: 20 },
  long: { sends: 10_000, addresses: 300, parents: 200, neighbours: 100 },
};
const LEAST_SHARE = 0.95;
/** Half of the flood comes from here, by odd addresses. */
const SHARED_NETWORK = 2_000_000;
/** Behind one address of a telephone company, to which no attack belongs. */
const NEIGHBOURHOOD = 7_000_000;

const KINDS = ['a browser that was here before', 'a number that was here before', 'nobody knows'];

export const FLOOD: Experiment = {
  name: 'flood',
  promise:
    'While ten thousand codes are asked for from three hundred addresses, parents get theirs, and what the flood costs is bounded',
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'flood', port: PORT, env: { TRUST_PROXY: '1' } }, async (site) => {
      const { sends, addresses, parents, neighbours } = SIZES[size];
      const families = await prepare(site, parents);
      const before = readMessages(site.dataDir).length;
      const { attacks, honest } = await flood(site, { sends, addresses }, families);
      const sent = readMessages(site.dataDir);
      noteParents(families, honest, new Set(sent.slice(before).map(({ to }) => to)), note);
      noteCost(attacks, sent.length - before, parents, note);
      await noteNeighbours(site, neighbours, note);
      noteBroken([...attacks, ...honest], note);
    }),
};

/** A third logged in before in this browser, a third in another one, and a third was never here. */
const prepare = (site: TestSite, count: number): Promise<Family[]> =>
  inParallel(count, 4, async (index) => {
    const mobile = parentNumber(index);
    const address = 6_000_000 + index;
    // Every second one of those who are new shares a network with the flood.
    const neighbour = SHARED_NETWORK + 2 * index;
    if (index % KINDS.length === 2) {
      return { mobile, address: index % 2 === 0 ? neighbour : address, cookies: '' };
    }
    const known = await knownFamily(site, mobile, address);
    return index % KINDS.length === 0 ? known : { ...known, address: address + 1_000, cookies: '' };
  });

/**
 * Each code of the flood is for another number and block. Half of its addresses have a network of their
 * own, half share one. One parent after the other asks in between, once the first tenth has been sent.
 */
const flood = async (
  { origin }: TestSite,
  { sends, addresses }: { sends: number; addresses: number },
  families: Family[],
) => {
  const attack = (index: number) => {
    const from = index % addresses;
    const address = from % 2 === 0 ? 1_000_000 + 256 * from : SHARED_NETWORK + from;
    return askForCode(origin, numberOfOwnBlock(index), address);
  };
  const begin = sends / 10;
  const every = Math.floor((sends - begin) / families.length);
  const honest = new Array<Reply>(families.length);
  const attacks = await inParallel(sends, AT_ONCE, async (index) => {
    const turn = (index - begin) / every;
    const family = families[turn];
    if (family !== undefined) {
      honest[turn] = await askForCode(origin, family.mobile, family.address, family.cookies);
    }
    return attack(index);
  });
  return { attacks, honest };
};

const noteParents = (
  families: Family[],
  honest: Reply[],
  sentTo: Set<string>,
  note: Note,
): void => {
  const hasCode = families.map(
    ({ mobile }, index) => honest[index]?.status === 200 && sentTo.has(`+91-${mobile}`),
  );
  for (const [kind, words] of [...KINDS.entries(), [null, 'all of them'] as const]) {
    const those = hasCode.filter((_, index) => kind === null || index % KINDS.length === kind);
    const share = those.filter(Boolean).length / those.length;
    note({
      what: `Of ${those.length} parents meanwhile, with a code: ${words}`,
      value: round(100 * share),
      unit: '%',
      bound: `at least ${100 * LEAST_SHARE} %`,
      passes: share >= LEAST_SHARE,
    });
  }
  note({
    what: 'Longest wait of nineteen parents in twenty',
    value: round(
      percentile(
        honest.map(({ ms }) => ms),
        LEAST_SHARE,
      ),
      0,
    ),
    unit: 'ms',
  });
};

const noteCost = (attacks: Reply[], sent: number, parents: number, note: Note): void => {
  const pumped = countStatus(attacks, 200);
  note({
    what: `Of ${attacks.length} codes that the flood asked for, sent`,
    value: pumped,
    bound: `at most ${OTP_POOLS.unknown}`,
    passes: pumped <= OTP_POOLS.unknown,
  });
  note(equalTo('Messages that went out', sent, pumped + parents));
  const told = attacks.filter(
    ({ status, retryAfter }) => status === 429 && retryAfter !== null && retryAfter <= 600,
  ).length;
  note(equalTo('Refused, and told when to come again', told, attacks.length - pumped));
};

/** One address that many share, while the flood still counts: each code that is typed in opens more. */
const noteNeighbours = async (site: TestSite, count: number, note: Note): Promise<void> => {
  let loggedIn = 0;
  for (let index = 0; index < count; index += 1) {
    const family = { mobile: parentNumber(500 + index), address: NEIGHBOURHOOD, cookies: '' };
    const { tried } = await logIn(site, family);
    if (tried.status === 200) loggedIn += 1;
  }
  const words = `Of ${count} new parents behind one address who type their codes in, logged in`;
  note({ ...equalTo(words, loggedIn, count), unit: `(a code opens ${OTP_CREDIT} more)` });
};
