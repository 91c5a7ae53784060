import type { Rule } from './readBack';

/** Rules for kinds of questions that stand in several classes. */

const gaps = (row: readonly number[]): number[] =>
  row.slice(1).map((number, at) => number - (row[at] ?? 0));

const isConstant = (row: readonly number[]): boolean => new Set(row).size === 1;

const everySecond = (row: readonly number[], from: number): number[] =>
  row.filter((_, at) => at % 2 === from);

/** Equal steps, equal factors, steps that grow evenly, steps or rows that take turns. */
const hasRule = (row: readonly number[]): boolean => {
  const step = gaps(row);
  return (
    isConstant(step) ||
    isConstant(gaps(step)) ||
    row.every(
      (number, at) => at === 0 || number * (row[0] ?? 0) === (row[at - 1] ?? 0) * (row[1] ?? 0),
    ) ||
    (isConstant(everySecond(step, 0)) && isConstant(everySecond(step, 1))) ||
    (isConstant(gaps(everySecond(row, 0))) && isConstant(gaps(everySecond(row, 1)))) ||
    isConstant(gaps(gaps(step))) ||
    step.every(
      (size, at) => at === 0 || size * (step[0] ?? 0) === (step[at - 1] ?? 0) * (step[1] ?? 0),
    )
  );
};

export const PATTERN_ROW: Rule = [
  /, ___, ___$/,
  ({ n, a }) => hasRule([...n, ...a].map((number) => Math.round(number * 1000))),
];

/** What two children say, judged one by one. */
export const CLAIMS = (isTrue: (said: string) => boolean): Rule => [
  /^(.+): “(.+)”\n(.+): “(.+)”\nWho is right\?$/,
  ({ part: [first, one = '', second, other = ''], answers }) => {
    const [mine, its] = [isTrue(one), isTrue(other)];
    const right = mine && its ? 'both' : mine ? first : its ? second : 'neither';
    return right === answers[0];
  },
];

/** Counts the signs of a picture chart one by one. */
export const CHART: Rule = [
  /Each (\S) stands for (\d+) .*\n\(1\) How many \S+ belong to “(.+)”\?\n\(2\) .* than to “(.+)”\?\n/,
  ({
    part: [sign = '', each, more, fewer],
    a: [one, gap, all, signs = 0],
    n,
    question: { picture },
  }) => {
    if (picture?.kind !== 'table') return false;
    const [, ...rows] = picture.rows;
    const worth = (name?: string) =>
      Array.from(rows.find(([own]) => own === name)?.[1] ?? '').filter((own) => own === sign)
        .length * Number(each);
    const total = rows.reduce((before, [name]) => before + worth(name), 0);
    return (
      worth(more) === one &&
      worth(more) - worth(fewer) === gap &&
      total === all &&
      signs * Number(each) === n.at(-1)
    );
  },
];
