import * as texts from '@/data/study/tables/patterns/products';
import { isPalindrome, reversed, squareRoot, upTo } from '@/lib/study/tables/arithmetic';
import { type Finding, finding } from './finding';

const LINES = upTo(20);

const found = (key: string, text: Parameters<typeof finding>[2]): Finding[] => [
  finding('products', key, text),
];

const digitsOf = (value: number): number[] => Array.from(String(value), Number);

const sorted = (digits: readonly number[]): string => [...digits].sort().join('');

/** Lines of the table that stand out: palindromes, squares, products beside a hundred … */
export const findProducts = (factor: number): Finding[] => [
  ...findByDigits(factor),
  ...findMirrors(factor),
  ...findHundreds(factor),
  ...findSquares(factor),
  ...(factor > 1 ? found('pairsOfTen', texts.pairsOfTen(factor, 3 + (factor % 2))) : []),
];

const findByDigits = (factor: number): Finding[] => {
  const long = LINES.filter((times) => factor * times > 99);
  const alike = long.filter((times) => new Set(digitsOf(factor * times)).size === 1);
  const palindromes = long.filter(
    (times) => isPalindrome(factor * times) && !alike.includes(times),
  );
  const straights = long.filter((times) => isStraight(digitsOf(factor * times)));
  const same = LINES.find(
    (times) =>
      times > 1 &&
      sorted([...digitsOf(factor), ...digitsOf(times)]) === sorted(digitsOf(factor * times)),
  );
  return [
    ...(alike.length > 0 ? found('sameDigits', texts.sameDigits(factor, alike)) : []),
    ...(palindromes.length > 0 ? found('palindromes', texts.palindromes(factor, palindromes)) : []),
    ...(straights.length > 0 ? found('straights', texts.straights(factor, straights)) : []),
    ...(same ? found('sameAsQuestion', texts.sameDigitsAsQuestion(factor, same)) : []),
  ];
};

/** Whether each digit is one more than the digit before it, or each one less. */
const isStraight = (digits: readonly number[]): boolean =>
  [1, -1].some((step) =>
    digits.every((digit, at) => at === 0 || digit - (digits[at - 1] ?? 0) === step),
  );

const findMirrors = (factor: number): Finding[] => {
  const mirror = reversed(factor);
  const isTurned = factor > 10 && factor % 10 !== 0 && mirror !== factor && mirror <= 120;
  const last = [4, 3, 2].find((times) => reversed(factor * times) === mirror * times);
  const pair = LINES.flatMap((one) =>
    LINES.filter(
      (other) =>
        other > one &&
        factor * one > 99 &&
        (factor * one) % 10 !== 0 &&
        reversed(factor * one) === factor * other,
    ).map((other) => [one, other] as const),
  )[0];
  return [
    ...(isTurned && last ? found('mirrorTable', texts.mirrorTable(factor, mirror, last)) : []),
    ...(pair ? found('mirrorProducts', texts.mirrorProducts(factor, ...pair)) : []),
  ];
};

const findHundreds = (factor: number): Finding[] => {
  const full = LINES.filter((times) => (factor * times) % 100 === 0);
  const beside = LINES.flatMap((times) => {
    const off = factor * times - 100 * Math.round((factor * times) / 100);
    return factor * times > 90 && off !== 0 && Math.abs(off) <= 2 && times > 1 && times < 20
      ? [{ times, off }]
      : [];
  });
  return [
    ...(full.length > 0 && full.length < 20 && factor > 4
      ? found('fullHundreds', texts.fullHundreds(factor, full))
      : []),
    ...(beside.length > 0 && factor > 6
      ? found('justBeside', texts.justBeside(factor, beside))
      : []),
  ];
};

const findSquares = (factor: number): Finding[] => {
  const all = LINES.flatMap((times) => {
    const root = squareRoot(factor * times);
    return root && times !== factor ? [{ times, root }] : [];
  });
  const isSquare = squareRoot(factor) !== null;
  const first = all[0];
  return first && !isSquare && first.times < factor
    ? found('squares', texts.squares(factor, all))
    : [];
};
