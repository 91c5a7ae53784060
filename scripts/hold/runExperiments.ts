import type { Experiment, Figure, Size } from './experiment';
import { isInstalled } from './tools/programs';

export type Outcome = {
  name: string;
  promise: string;
  seconds: number;
  figures: Figure[];
  /** Why it could not be measured, or not to its end. */
  problem: string | null;
  isSkipped: boolean;
};

/** Runs one after the other, so that they do not disturb each other's figures. */
export const runExperiments = async (experiments: Experiment[], size: Size): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const experiment of experiments) outcomes.push(await runOne(experiment, size));
  return outcomes;
};

export const hasHeld = ({ figures, problem, isSkipped }: Outcome): boolean =>
  isSkipped || (problem === null && figures.length > 0 && figures.every(({ holds }) => holds));

const runOne = async (
  { name, promise, needs = [], run }: Experiment,
  size: Size,
): Promise<Outcome> => {
  console.log(`\n${name}: ${promise}`);
  const missing = needs.filter((program) => !isInstalled(program));
  const figures: Figure[] = [];
  const startedAt = performance.now();
  const end = (problem: string | null, isSkipped = false): Outcome => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(problem === null ? `  (${seconds} s)` : `  ✗ ${problem}`);
    return { name, promise, seconds, figures, problem, isSkipped };
  };
  if (missing.length > 0) return end(`skipped: ${missing.join(', ')} is not installed`, true);
  try {
    await run(size, ({ holds = true, ...figure }) => {
      figures.push({ ...figure, holds });
      console.log(toLine({ ...figure, holds }));
    });
    return end(null);
  } catch (error) {
    return end(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

const toLine = ({ what, value, unit = '', bound, holds }: Figure): string =>
  `  ${holds ? '✓' : '✗'} ${what}: ${[toText(value), unit].join(' ').trim()}${bound ? ` (bound: ${bound})` : ''}`;

export const toText = (value: number | string): string =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : value;
