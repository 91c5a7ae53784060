import * as texts from '@/data/study/tables/patterns/kinds';
import { divisors, isPrime, primeFactors, squareRoot, upTo } from '@/lib/study/tables/arithmetic';
import { type Finding, finding } from './finding';

const PRIMES = upTo(140).filter(isPrime);
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
const FACTORIALS = [2, 6, 24, 120];

const kind = (key: string, text: Parameters<typeof finding>[2]): Finding[] => [
  finding('kind', key, text),
];

/** What sort of number it is: prime, square, triangular … */
export const findKinds = (factor: number): Finding[] =>
  factor === 1
    ? kind('one', texts.one())
    : [
        ...(isPrime(factor) ? findPrime(factor) : findComposite(factor)),
        ...findRows(factor),
        ...findPowers(factor),
        ...findFamous(factor),
      ];

const findPrime = (factor: number): Finding[] => {
  const place = PRIMES.indexOf(factor);
  const twin = [factor + 2, factor - 2].find((other) => PRIMES.includes(other));
  const roots = squarePairs(factor)[0];
  const [before, after] = [PRIMES[place - 1], PRIMES[place + 1]];
  return [
    ...(twin ? kind('twin', texts.twinPrime(factor, twin)) : []),
    ...(roots && factor % 4 === 1
      ? kind('twoSquares', texts.primeOfTwoSquares(factor, roots))
      : []),
    ...(before && after && !twin
      ? kind('prime', texts.lonelyPrime(factor, place + 1, before, after))
      : []),
  ];
};

/** The pairs of whole numbers from 1 whose squares add up to it. */
const squarePairs = (value: number): [number, number][] =>
  upTo(Math.floor(Math.sqrt(value / 2))).flatMap((small): [number, number][] => {
    const large = squareRoot(value - small * small);
    return large ? [[small, large]] : [];
  });

const findComposite = (factor: number): Finding[] => {
  const all = divisors(factor);
  const primes = primeFactors(factor);
  const [small = 1, large = 1] = primes;
  const near = [...all].reverse().find((divisor) => divisor * divisor < factor) ?? 1;
  return [
    ...(all.length >= 10 ? kind('manyDivisors', texts.manyDivisors(factor, all)) : []),
    ...(primes.length === 2 && small !== large
      ? kind('twoPrimes', texts.twoPrimes(factor, small, large))
      : []),
    ...(near > 1 ? kind('product', texts.product(factor, near, factor / near)) : []),
    ...(factor % 2 === 1 && near > 2 ? findOddRun(factor, near) : []),
  ];
};

const findOddRun = (factor: number, count: number): Finding[] => {
  const middle = factor / count;
  return kind('oddRun', texts.oddRun(factor, middle - count + 1, middle + count - 1, count));
};

const findRows = (factor: number): Finding[] => {
  const rows = upTo(20).find((count) => (count * (count + 1)) / 2 === factor);
  const side = upTo(20).find((length) => length * (length + 1) === factor);
  const digit = factor % 11 === 0 && factor < 100 ? factor / 11 : null;
  return [
    ...(rows && rows > 2 ? kind('triangle', texts.triangle(factor, rows)) : []),
    ...(side && side > 1 ? kind('oblong', texts.oblong(factor, side)) : []),
    ...(digit ? kind('repdigit', texts.repdigit(factor, digit)) : []),
  ];
};

const findPowers = (factor: number): Finding[] => {
  const root = squareRoot(factor);
  const edge = upTo(5).find((length) => length ** 3 === factor);
  const doublings = upTo(6).find((times) => 2 ** times === factor);
  const [first, second] = squarePairs(factor);
  return [
    ...(root ? kind('square', texts.squareNumber(factor, root)) : []),
    ...(edge ? kind('cube', texts.cubeNumber(factor, edge)) : []),
    ...(doublings ? kind('powerOfTwo', texts.powerOfTwo(factor, doublings)) : []),
    ...(first && second
      ? kind('fourSquares', texts.fourSquares(factor, asSum(first), asSum(second)))
      : []),
  ];
};

const asSum = ([one, other]: [number, number]): string => `${one * one} + ${other * other}`;

const findFamous = (factor: number): Finding[] => {
  const place = FIBONACCI.indexOf(factor);
  const [before = 0, beforeThat = 0] = [FIBONACCI[place - 1], FIBONACCI[place - 2]];
  const last = FACTORIALS.indexOf(factor) + 2;
  const parts = divisors(factor).slice(0, -1);
  const isPerfect = parts.reduce((sum, part) => sum + part, 0) === factor;
  return [
    ...(place > 4 ? kind('fibonacci', texts.fibonacci(factor, beforeThat, before)) : []),
    ...(last > 2 ? kind('factorial', texts.factorial(factor, last)) : []),
    ...(isPerfect ? kind('perfect', texts.perfect(factor, parts)) : []),
  ];
};
