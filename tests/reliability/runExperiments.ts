import { type Experiment, type Size, SkippedError } from './experiment';
import type { Figure, Outcome, Verdict } from './outcome';
import { isInstalled } from './support/programs';

const LANES = 3;

type RunSuite = (suite: Experiment[], size: Size) => Promise<Outcome[]>;

/** One experiment after the other, in this process. */
const runHere: RunSuite = async (suite, size) => {
  const outcomes: Outcome[] = [];
  for (const experiment of suite) outcomes.push(await runOne(experiment, size));
  return outcomes;
};

/**
 * Runs three suites beside each other, the experiments of each one after the other. What measures times
 * or rates comes last, alone, so that nothing disturbs its figures.
 */
export const runExperiments = async (
  suites: Experiment[][],
  size: Size,
  runSuite: RunSuite = runHere,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = suites
    .map((suite) => suite.filter(({ isTimed }) => !isTimed))
    .filter((suite) => suite.length > 0);
  const lane = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift())
      outcomes.push(...(await runSuite(suite, size)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const timed = suites.flat().filter(({ isTimed }) => isTimed);
  return [...outcomes, ...(await runHere(timed, size))];
};

const runOne = async (experiment: Experiment, size: Size): Promise<Outcome> => {
  const { name, promise, needs = [], run } = experiment;
  const missing = needs.filter((program) => !isInstalled(program));
  const figures: Figure[] = [];
  const startedAt = performance.now();
  const end = (verdict: Verdict, problem: string | null): Outcome => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const outcome = { name, promise, seconds, figures, problem, verdict };
    console.log(toText(outcome));
    return outcome;
  };
  if (missing.length > 0) return end('skipped', `${missing.join(', ')} is not installed`);
  try {
    await run(size, (figure) => figures.push({ ...figure, passes: figure.passes ?? true }));
    const hasPassed = figures.length > 0 && figures.every(({ passes }) => passes);
    return end(hasPassed ? 'passed' : 'failed', figures.length > 0 ? null : 'no figure was noted');
  } catch (error) {
    if (error instanceof SkippedError && figures.length === 0) return end('skipped', error.message);
    return end('failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

/** Whole, when it has ended: three run at a time, and their lines would mix. */
const toText = ({ name, promise, seconds, figures, problem, verdict }: Outcome): string =>
  [
    `\n${name}: ${promise}`,
    ...figures.map(toLine),
    ...(problem === null ? [] : [`  ${verdict === 'skipped' ? '– skipped:' : '✗'} ${problem}`]),
    `  (${seconds} s)`,
  ].join('\n');

const toLine = ({ what, value, unit = '', bound, passes }: Figure): string =>
  `  ${passes ? '✓' : '✗'} ${what}: ${[toWords(value), unit].join(' ').trim()}${bound ? ` (bound: ${bound})` : ''}`;

export const toWords = (value: number | string): string =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : value;
