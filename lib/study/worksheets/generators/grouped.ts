import type { Draw } from '@/lib/study/worksheets/draw';
import { type Fraction, fraction, plus, showFraction } from '@/lib/study/worksheets/fraction';
import { type Question, several } from '@/lib/study/worksheets/question';

/** Width of a class of marks and where the first begins: five of them end at 100 at most. */
const CLASSES = [
  [5, 0],
  [5, 10],
  [5, 20],
  [10, 0],
  [10, 10],
  [10, 20],
  [20, 0],
] as const;

/** A value that may lie outside its class is not a value of the data; null then. */
const modeOf = (counts: readonly number[], low: number, width: number): Fraction | null => {
  const most = Math.max(...counts);
  if (counts.filter((count) => count === most).length > 1) return null;
  const at = counts.indexOf(most);
  const [before, after] = [counts[at - 1] ?? 0, counts[at + 1] ?? 0];
  const start = fraction(low + at * width);
  return plus(start, fraction((most - before) * width, 2 * most - before - after));
};

const medianOf = (counts: readonly number[], low: number, width: number): Fraction => {
  const all = counts.reduce((before, count) => before + count, 0);
  let below = 0;
  for (const [at, count] of counts.entries()) {
    if (2 * (below + count) >= all) {
      return plus(fraction(low + at * width), fraction((all - 2 * below) * width, 2 * count));
    }
    below += count;
  }
  return fraction(low);
};

const meanOf = (counts: readonly number[], low: number, width: number): Fraction => {
  const all = counts.reduce((before, count) => before + count, 0);
  const twice = counts.reduce(
    (sum, count, at) => sum + count * (2 * low + (2 * at + 1) * width),
    0,
  );
  return fraction(twice, 2 * all);
};

/** Mean, median and mode of a frequency table of five equal classes, exact. */
export const groupedQuestion = (draw: Draw): Question => {
  const [width, low] = draw.pick(CLASSES);
  const counts = Array.from({ length: 5 }, () => draw.whole(2, 12));
  // The one mode stands in the middle, with at least one more than every other class.
  counts[2] = Math.max(...counts) + draw.whole(1, 5);
  const table = counts
    .map((count, at) => `${low + at * width}–${low + (at + 1) * width}: ${count}`)
    .join('; ');
  const mode = modeOf(counts, low, width);
  return several(
    `Marks and number of pupils: ${table}. Find mean, median and mode, as a fraction or to two decimals.`,
    [
      { label: 'Mean', answer: showFraction(meanOf(counts, low, width)), places: 2 },
      { label: 'Median', answer: showFraction(medianOf(counts, low, width)), places: 2 },
      ...(mode ? [{ label: 'Mode', answer: showFraction(mode), places: 2 }] : []),
    ],
    { how: 'Class marks for the mean; l + (n/2 − cf)/f × h; l + (f₁ − f₀)/(2f₁ − f₀ − f₂) × h' },
  );
};
