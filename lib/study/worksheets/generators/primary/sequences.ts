import { type Question, several } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

/** So many numbers with equal steps. */
export const steps = (start: number, step: number, many: number): number[] =>
  Array.from({ length: many }, (_, at) => start + at * step);

/** So many numbers, each from the one before by the step of its place. */
export const walk = (start: number, many: number, stepAt: (at: number) => number): number[] => {
  const row = [start];
  for (let at = 0; at < many - 1; at++) row.push((row[at] ?? 0) + stepAt(at));
  return row;
};

const ruleOf = ([one = 0, other = 0]: readonly number[]): string =>
  `Each step is ${other >= one ? '+' : '−'} ${show(Math.abs(other - one))}`;

/** A row of numbers whose last two are asked for. */
export const goOn = (row: readonly number[], how = ruleOf(row)): Question => {
  const [last = 0, beforeLast = 0] = row.toReversed();
  return several(
    `${row.slice(0, -2).map(show).join(', ')}, ___, ___`,
    [
      { label: 'Next', answer: show(beforeLast) },
      { label: 'then', answer: show(last) },
    ],
    { how },
  );
};
