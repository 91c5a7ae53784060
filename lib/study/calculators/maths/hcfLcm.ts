import { listWords } from '@/data/copy/listWords';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { highestCommonFactor } from '@/lib/study/calculators/exact/rational';
import { groupDigits } from '@/lib/study/calculators/exact/showRational';
import { readNumberList } from '@/lib/study/calculators/readNumberList';
import { type PrimePower, primeFactors, showFactors } from './primes';

const LARGEST = 10n ** 9n;

const lowestCommonMultiple = (first: bigint, second: bigint): bigint =>
  (first / highestCommonFactor(first, second)) * second;

/** Of each prime the smallest or the largest power that the numbers have; 0 counts. */
const combine = (
  lists: readonly (readonly PrimePower[])[],
  pick: (...exponents: number[]) => number,
): PrimePower[] => {
  const primes = [...new Set(lists.flat().map(({ prime }) => prime))].sort((a, b) => a - b);
  return primes
    .map((prime) => ({
      prime,
      exponent: pick(
        ...lists.map((list) => list.find((one) => one.prime === prime)?.exponent ?? 0),
      ),
    }))
    .filter(({ exponent }) => exponent > 0);
};

const show = (value: bigint): string => groupDigits(String(value));

/** HCF and LCM of two to eight counting numbers, by Euclid, shown by prime factors. */
export const calculateHcfLcm = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readNumberList(inputs.numbers ?? '', {
    fewest: 2,
    most: 8,
    largest: LARGEST,
    isCounting: true,
  });
  if ('message' in read) return { ok: false, errors: { numbers: read.message } };
  const numbers = read.map(({ top }) => top);
  const hcf = numbers.reduce(highestCommonFactor);
  const lcm = numbers.reduce(lowestCommonMultiple);
  const factors = numbers.map((value) => primeFactors(Number(value)));
  const [first = 1n, second = 1n] = numbers;
  const product =
    numbers.length === 2
      ? [
          `Check: HCF × LCM = ${show(hcf)} × ${show(lcm)} = ${show(hcf * lcm)}, and ${show(first)} × ${show(second)} = ${show(first * second)}`,
        ]
      : [];
  return {
    ok: true,
    result: `HCF of ${listWords(numbers.map(show))} = ${show(hcf)}; LCM = ${show(lcm)}`,
    working: [
      ...numbers.map((value, at) => `${show(value)} = ${showFactors(factors[at] ?? [])}`),
      `HCF: the smallest power of each prime that all share: ${showFactors(combine(factors, Math.min))} = ${show(hcf)}`,
      `LCM: the largest power of every prime: ${showFactors(combine(factors, Math.max))} = ${show(lcm)}`,
      ...product,
    ],
  };
};
