import { DIGIT_SUM_TEXTS } from '@/data/study/tables/patterns/digitSum';
import * as evenness from '@/data/study/tables/patterns/evenness';
import { LAST_DIGIT_TEXTS } from '@/data/study/tables/patterns/lastDigit';
import * as squares from '@/data/study/tables/patterns/square';
import { type Finding, finding } from './finding';

/** What the last digits and the digit sums of a table do. */
export const findDigits = (factor: number): Finding[] => {
  const last = LAST_DIGIT_TEXTS[factor % 10];
  const sum = DIGIT_SUM_TEXTS[factor % 9];
  return [
    ...(last ? [finding('lastDigit', String(factor % 10), last(factor))] : []),
    ...(sum ? [finding('digitSum', String(factor % 9), sum(factor))] : []),
  ];
};

/** How often its products can be halved. */
export const findEvenness = (factor: number): Finding[] => {
  if (factor === 1) return [];
  if (factor % 2 === 1) return [finding('evenness', 'odd', evenness.oddTable(factor))];
  if (factor % 4 === 2) return [finding('evenness', 'halfOdd', evenness.halfOdd(factor))];
  return factor % 8 === 4
    ? [finding('evenness', 'quarterOdd', evenness.quarterOdd(factor))]
    : [finding('evenness', 'byEight', evenness.byEight(factor))];
};

const square = (key: string, text: Parameters<typeof finding>[2]): Finding[] => [
  finding('square', key, text),
];

/** A short way to the number times itself. */
export const findSquare = (factor: number): Finding[] => {
  if (factor === 1 || factor % 10 === 0) return [];
  if (factor <= 20) return square('inside', squares.squareInside(factor));
  if (factor % 10 === 5) return square('five', squares.squareOfFive(factor));
  if (factor >= 41 && factor <= 59) return square('fifty', squares.squareNearFifty(factor));
  if (factor >= 88) return square('hundred', squares.squareNearHundred(factor));
  const ones = factor % 10;
  const gap = Math.min(ones, 10 - ones);
  return gap <= 3 ? square('ten', squares.squareNearTen(factor, gap)) : [];
};
