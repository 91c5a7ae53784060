import { hcf } from '@/lib/study/worksheets/fraction';
import { type Question, single } from '@/lib/study/worksheets/question';
import { bracketed, show } from '@/lib/study/worksheets/text';

/** Questions of one line that several classes share. */

/** `8 + 5 =` with its answer. */
export const sum = (
  first: number,
  sign: '+' | '−' | '×' | '÷',
  second: number,
  answer: number,
): Question => single(`${show(first)} ${sign} ${bracketed(second)} =`, show(answer));

/** Every number that divides this one, smallest first. */
export const factorsOf = (number: number): number[] =>
  Array.from({ length: number }, (_, at) => at + 1).filter((candidate) => number % candidate === 0);

export const isPrime = (number: number): boolean => factorsOf(number).length === 2;

/** The primes whose product it is, smallest first. For numbers above 1. */
export const primesOf = (number: number): number[] => {
  const smallest = factorsOf(number)[1];
  return smallest === undefined ? [] : [smallest, ...primesOf(number / smallest)];
};

/** `24 : 36` is `2 : 3`. */
export const reducedRatio = (one: number, other: number): string => {
  const common = hcf(one, other);
  return `${one / common} : ${other / common}`;
};
