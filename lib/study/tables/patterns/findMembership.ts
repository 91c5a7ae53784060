import * as texts from '@/data/study/tables/patterns/membership';
import { gcd, primeFactors, upTo } from '@/lib/study/tables/arithmetic';
import { type Finding, finding } from './finding';

/** Multipliers beyond this are no easier than dividing. */
const LARGEST_MULTIPLIER = 12;

const BEYOND_THE_TABLE = upTo(40).map((times) => times + 20);

const membership = (key: string, text: Parameters<typeof finding>[2]): Finding[] => [
  finding('membership', key, text),
];

/** How to see whether a number belongs to the table. */
export const findMembership = (factor: number): Finding[] => {
  if ([1, 10, 100].includes(factor)) return [];
  if (factor === 3 || factor === 9) return findDigitSum(factor);
  const digits = [1, 2, 3].find((count) => 10 ** count % factor === 0);
  if (digits) return membership('ending', texts.byLastDigits({ factor, times: 137 }, digits));
  const last = findLastDigit(factor);
  return last.length > 0 ? last : findTwoTests(factor);
};

const findDigitSum = (factor: number): Finding[] => {
  const times = 87;
  const sum = Array.from(String(factor * times), Number).reduce((total, digit) => total + digit, 0);
  return membership('digitSum', texts.byDigitSum({ factor, times }, sum));
};

// 10 × multiplier leaves 1 when divided by the factor: then rest + multiplier × last digit is a
// multiple exactly when the whole number is.
const findLastDigit = (factor: number): Finding[] => {
  if (gcd(factor, 10) !== 1) return [];
  const multiplier = upTo(LARGEST_MULTIPLIER)
    .flatMap((size) => [size, -size])
    .find((value) => (((10 * value - 1) % factor) + factor) % factor === 0);
  if (!multiplier) return [];
  const leftOf = (times: number): number =>
    Math.floor((factor * times) / 10) + multiplier * ((factor * times) % 10);
  const times = BEYOND_THE_TABLE.find(
    (candidate) =>
      leftOf(candidate) > 0 && (factor * candidate) % 10 > 1 && leftOf(candidate) <= 6 * factor,
  );
  if (!times) return [];
  const text = multiplier < 0 ? texts.byTakingAway : texts.byAddingOn;
  return membership(
    multiplier < 0 ? 'takingAway' : 'addingOn',
    text({ factor, times }, Math.abs(multiplier), leftOf(times)),
  );
};

const findTwoTests = (factor: number): Finding[] => {
  const primes = primeFactors(factor);
  const largest = primes.at(-1) ?? 1;
  const one = primes.filter((prime) => prime === largest).reduce((all, prime) => all * prime, 1);
  if (one === factor) return [];
  const [small, large] = [one, factor / one].sort((first, second) => first - second);
  return small && large
    ? membership('twoTests', texts.byTwoTests({ factor, times: 23 + (factor % 5) }, small, large))
    : [];
};
