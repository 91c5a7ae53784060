import { type Experiment, type Figure, type Size, SkippedError } from './experiment';
import { isInstalled } from './support/programs';

export type Outcome = {
  name: string;
  promise: string;
  seconds: number;
  figures: Figure[];
  /** Why it was skipped, could not be measured, or not to its end. */
  problem: string | null;
  verdict: Verdict;
};

/** What was skipped has neither passed nor failed. */
export type Verdict = 'passed' | 'failed' | 'skipped';

const LANES = 3;

/**
 * Runs three suites beside each other, the experiments of each one after the other. What measures times
 * or rates comes last, alone, so that nothing disturbs its figures.
 */
export const runExperiments = async (suites: Experiment[][], size: Size): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const runAll = async (experiments: Experiment[]): Promise<void> => {
    for (const experiment of experiments) outcomes.push(await runOne(experiment, size));
  };
  const waiting = suites.map((suite) => suite.filter(({ isTimed }) => !isTimed));
  const lane = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await runAll(suite);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await runAll(suites.flat().filter(({ isTimed }) => isTimed));
  return outcomes;
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
