import { join } from 'node:path';
import { addOtpCounts } from '@/lib/server/login/otpCounts';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import type { TestSite } from '@/tests/reliability/support/site';
import { median, round } from '@/tests/reliability/support/statistics';
import { withStore } from '@/tests/reliability/support/withStore';
import { askForCode, type Reply, tryCode } from './requests';
import { knownNumber, unknownNumber, withEmbeddedSchool, withSlowSchool } from './schools';

/** How many numbers of each kind are asked for. */
const PAIRS = { short: 30, long: 220 };
/** How far away the school system is. */
const DELAY_MS = { short: 20, long: 30 };
/** The first ones warm the site up, and show it how far away the school system is. */
const NOT_MEASURED = 5;
/**
 * On a busy machine a batch can be too few for medians that stand still: then it goes on, and all
 * that was measured counts. A call more (20 ms and up) stays a call more however many are measured.
 */
const MOST_BATCHES = 3;
const LARGEST_DIFFERENCE_MS = 5;

export const SAME_ANSWER: Experiment = {
  name: 'same-answer',
  promise:
    'Nobody can tell from an answer, its length or its time whether the school knows a number, with the embedded school system and with one far away',
  isTimed: true,
  isLongOnly: true,
  run: async (size, note) => {
    const [pairs, delayMs] = [PAIRS[size], DELAY_MS[size]];
    const most = pairs * MOST_BATCHES;
    await withEmbeddedSchool(most, (site) => compare(site, pairs, 'embedded', note));
    await withSlowSchool(most, delayMs, (site) =>
      compare(site, pairs, `over HTTP, ${delayMs} ms away`, note),
    );
  },
};

/** Asks for a known and an unknown number in turn, and then types a wrong code for each. */
const compare = async (site: TestSite, pairs: number, where: string, note: Note) => {
  // As on a day when parents log in: this is not about the breaker.
  await withStore({ file: join(site.dataDir, 'site.db') }, ({ db }) =>
    addOtpCounts(db, Date.now(), { verified: 1_000 }),
  );
  const known: Pair[] = [];
  const unknown: Pair[] = [];
  const isClear = () =>
    PARTS.every((part) => differenceOf(known, unknown, part) <= LARGEST_DIFFERENCE_MS);
  for (let index = 0; index < pairs * MOST_BATCHES; index += 1) {
    if (index > 0 && index % pairs === 0 && isClear()) break;
    const turns = [
      async () => known.push(await askAndTry(site.origin, knownNumber(index), 2 * index)),
      async () => unknown.push(await askAndTry(site.origin, unknownNumber(index), 2 * index + 1)),
    ];
    for (const turn of index % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  noteAnswers([...known, ...unknown], where, note);
  for (const part of PARTS) {
    const difference = differenceOf(known, unknown, part);
    note({
      what: `${WORDS[part]}, median for a known number (${where})`,
      value: round(medianOf(known, part)),
      unit: 'ms',
    });
    note({
      what: `${WORDS[part]}, difference to an unknown number (${where})`,
      value: round(difference, 2),
      unit: 'ms',
      bound: `at most ${LARGEST_DIFFERENCE_MS} ms`,
      passes: difference <= LARGEST_DIFFERENCE_MS,
    });
  }
};

const PARTS = ['asked', 'tried'] as const;
const WORDS = { asked: 'Asking for a code', tried: 'A wrong code' };

const medianOf = (pairs: Pair[], part: keyof Pair): number =>
  median(pairs.slice(NOT_MEASURED).map((pair) => pair[part].ms));

const differenceOf = (known: Pair[], unknown: Pair[], part: keyof Pair): number =>
  Math.abs(medianOf(known, part) - medianOf(unknown, part));

type Pair = { asked: Reply; tried: Reply };

const askAndTry = async (origin: string, mobile: string, address: number): Promise<Pair> => {
  const asked = await askForCode(origin, mobile, 1_000 + address);
  const guess = { challenge: asked.challenge ?? '', otp: '000000' };
  return { asked, tried: await tryCode(origin, guess, 1_000 + address) };
};

const noteAnswers = (pairs: Pair[], where: string, note: Note): void => {
  const answers = new Set(
    pairs.map(({ asked, tried }) =>
      [asked.status, asked.rest, asked.challenge?.length, tried.status, tried.rest].join(' '),
    ),
  );
  note({
    what: `Different answers to ${pairs.length} numbers, half of them known (${where})`,
    value: answers.size,
    bound: '1',
    passes: answers.size === 1 && pairs.every(({ asked }) => asked.status === 200),
  });
  if (answers.size > 1) note({ what: 'They are', value: [...answers].join(' | ') });
};
