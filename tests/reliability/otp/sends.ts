import type { Experiment, Note } from '@/tests/reliability/experiment';
import { exactly } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { withTestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { numberOfBlock, numberOfOwnBlock, readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply } from './requests';

const PORT = 4343;
const AT_ONCE = 32;
/** Requests of each kind; together 10,000 in the long form. */
const COUNTS = {
  short: { number: 30, address: 130, block: 180, invalid: 120 },
  long: { number: 1_000, address: 2_500, block: 2_500, invalid: 4_000 },
};

const NUMBER = '9845012345';
const BLOCK = '981110';
const ONE_ADDRESS = 5;

/** None of these is an Indian mobile number; `n` makes each one different. */
const INVALID: ((n: string) => string)[] = [
  (n) => `22${n}55`,
  (n) => `+91-98${n}55`,
  (n) => `5${n}432`,
  (n) => `1${n}432`,
  (n) => `0${n}432`,
  (n) => `+1415${n}5`,
  (n) => `+91984${n}5`,
  (n) => `+4479${n}23`,
  (n) => ` 98${n}1 `,
  (n) => `९८${n}४३`,
  (n) => `９8${n}43`,
  (n) => `9845${n}12`,
  (n) => `984${n}`,
  () => '          ',
  () => '',
];

type Kind = keyof (typeof COUNTS)['short'];
type Request = { kind: Kind; mobile: string; address: number };

export const SENDS: Experiment = {
  name: 'sends',
  promise:
    'Ten thousand requests for codes at once keep the caps per number, per address and per block of numbers, and only Indian mobiles get one',
  // A process that has no time for it takes in one connection in a round of its event loop, and rounds
  // that share the machine with two other experiments are long.
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'sends', port: PORT, env: { TRUST_PROXY: '1' } }, async (site) => {
      const requests = buildRequests(COUNTS[size]);
      const startedAt = performance.now();
      const replies = await inParallel(requests.length, AT_ONCE, async (index) => {
        const { kind, mobile, address } = requests[index] ?? noRequest();
        return { kind, reply: await askForCode(site.origin, mobile, address) };
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const of = (kind: Kind) => replies.filter((it) => it.kind === kind).map(({ reply }) => reply);
      noteCaps(readMessages(site.dataDir), of, note);
      const all = replies.map(({ reply }) => reply);
      noteBroken(all, note);
      note({ what: 'Requests', value: requests.length });
      note({ what: 'Pace', value: round(requests.length / seconds, 0), unit: 'requests/s' });
    }),
};

const noteCaps = (messages: { to: string }[], of: (kind: Kind) => Reply[], note: Note): void => {
  const countTo = (isMeant: (mobile: string) => boolean) =>
    messages.filter(({ to }) => isMeant(to.replace('+91-', ''))).length;
  const toNumber = countTo((mobile) => mobile === NUMBER);
  const toBlock = countTo((mobile) => mobile.startsWith(BLOCK));
  const elsewhere = messages.length - toNumber - toBlock;
  const heard = countStatus(of('number'), 200);
  note(exactly('Requests for one number that were heard', heard, of('number').length));
  note(exactly('Codes to it, all within its countdown', toNumber, 1));
  note(exactly('Codes asked for by one address', elsewhere, 100));
  note(exactly('Codes to one block, from as many addresses', toBlock, 150));
  const refused = countStatus(of('invalid'), 400);
  note(exactly('Invalid numbers refused', refused, of('invalid').length));
  const foreign = countTo((mobile) => !/^[6-9]\d{9}$/.test(mobile));
  note(exactly('Codes to anything but +91 and 6 to 9', foreign, 0));
};

/** All kinds mixed, each request but those of the one address from an address of its own. */
const buildRequests = (counts: Record<Kind, number>): Request[] => {
  const many = (count: number, build: (index: number) => Request) =>
    Array.from({ length: count }, (_, index) => build(index));
  const requests = [
    ...many(counts.number, (index) => ({
      kind: 'number',
      mobile: NUMBER,
      address: 100_000 + index,
    })),
    ...many(counts.address, (index) => ({
      kind: 'address',
      mobile: numberOfOwnBlock(index),
      address: ONE_ADDRESS,
    })),
    ...many(counts.block, (index) => ({
      kind: 'block',
      mobile: numberOfBlock(BLOCK, index),
      address: 200_000 + index,
    })),
    ...many(counts.invalid, (index) => {
      const build = INVALID[index % INVALID.length] ?? String;
      const mobile = build(String(100_000 + index));
      return { kind: 'invalid', mobile, address: 300_000 + index };
    }),
  ];
  return requests
    .map((request, index) => ({ request, place: (index * 7_919) % requests.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ request }) => request);
};

const noRequest = (): never => {
  throw new Error('There is no such request.');
};
