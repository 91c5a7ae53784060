import { listWords } from '@/data/copy/listWords';
import { NUMBER_TEXT } from '@/data/study/converters/numberText';
import { formatAmount } from '@/lib/study/converters/formatAmount';
import { rational } from '@/lib/study/converters/rational';
import { toSuperscript } from '@/lib/study/numbers/formatNumber';
import { groupIndian, groupInternational } from './grouping';

const TEXT = NUMBER_TEXT.facts;

/** The whole number whose `power` is `value`, or null. Below 10^15 a rounded root is at most one off. */
const exactRoot = (value: bigint, power: 2 | 3): bigint | null => {
  const near = BigInt(Math.round(Number(value) ** (1 / power)));
  return (
    [near - 1n, near, near + 1n].find((root) => root >= 2n && root ** BigInt(power) === value) ??
    null
  );
};

const digitSum = (value: bigint): number =>
  Array.from(`${value}`).reduce((sum, digit) => sum + Number(digit), 0);

const describeDigitSum = (value: bigint): string => {
  const sum = digitSum(value);
  const meaning = sum % 9 === 0 ? TEXT.by9 : sum % 3 === 0 ? TEXT.by3 : TEXT.notBy3;
  return `${TEXT.digitSum(sum)}, ${meaning}`;
};

const SECONDS: readonly (readonly [unit: keyof typeof NUMBER_TEXT.times, seconds: bigint])[] = [
  ['year', 31_557_600n],
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
];

/** So many seconds in the largest unit of which there are two, to one place after the point. */
const describeSeconds = (value: bigint): string | null => {
  const found = SECONDS.find(([, seconds]) => value >= 2n * seconds);
  if (!found) return null;
  const [unit, seconds] = found;
  const tenths = (value * 20n + seconds) / (2n * seconds);
  const rounded = value >= 100n * seconds ? rational((tenths + 5n) / 10n) : rational(tenths, 10n);
  return `${formatAmount(rounded).text} ${NUMBER_TEXT.times[unit]}`;
};

/** A whole number as a decimal of `zeros` places, all digits kept: 99999 with 5 is 0.99999. */
const shift = (value: bigint, zeros: number, group: (digits: string) => string): string => {
  const size = 10n ** BigInt(zeros);
  const part = `${value % size}`.padStart(zeros, '0').replace(/0+$/, '');
  return `${group(`${value / size}`)}${part && `.${part}`}`;
};

const describeScales = (value: bigint): string => {
  const [zeros, name] = value >= 10n ** 7n ? [7, 'crore'] : [5, 'lakh'];
  const [more, other] = value >= 10n ** 9n ? [9, 'billion'] : [6, 'million'];
  return TEXT.scales(
    `${shift(value, Number(zeros), groupIndian)} ${name}`,
    `${shift(value, Number(more), groupInternational)} ${other}`,
  );
};

/** Beyond these a list of factors is too long to read, and primes take long to find. */
const MOST_FOR_FACTORS = 100;
const MOST_FOR_PRIMES = 1_000_000;

const describeFactors = (number: number): string[] => {
  const factors = Array.from({ length: number }, (_, at) => at + 1).filter(
    (candidate) => number % candidate === 0,
  );
  if (number === 1) return [TEXT.one];
  return factors.length === 2
    ? [TEXT.prime(String(number))]
    : [TEXT.factors(listWords(factors.map(String)), factors.length)];
};

/** `2³ × 5³`. */
const describePrimes = (number: number): string => {
  const powers: [prime: number, power: number][] = [];
  let rest = number;
  for (let prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
    let power = 0;
    while (rest % prime === 0) {
      rest /= prime;
      power += 1;
    }
    if (power > 0) powers.push([prime, power]);
  }
  return powers
    .map(([prime, power]) =>
      power === 1 ? groupIndian(`${prime}`) : `${groupIndian(`${prime}`)}${toSuperscript(power)}`,
    )
    .join(' × ');
};

const describeParts = (value: bigint): string[] => {
  const number = Number(value);
  if (value <= MOST_FOR_FACTORS) return describeFactors(number);
  if (value > MOST_FOR_PRIMES) return [];
  const product = describePrimes(number);
  return [/[×⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(product) ? TEXT.primes(product) : TEXT.prime(product)];
};

/** What kind of number it is: triangular, a power of two. */
const describeKind = (value: bigint): string[] => {
  const last = (BigInt(Math.round(Math.sqrt(Number(8n * value + 1n)))) - 1n) / 2n;
  const doublings = value.toString(2).length - 1;
  return [
    ...(last > 2n && (last * (last + 1n)) / 2n === value
      ? [TEXT.triangle(groupIndian(`${last}`))]
      : []),
    ...(doublings > 2 && value === 2n ** BigInt(doublings) ? [TEXT.powerOfTwo(doublings)] : []),
  ];
};

const listExtras = (value: bigint): string[] => {
  const digits = `${value}`;
  const zeros = digits.length - digits.replace(/0+$/, '').length;
  const square = exactRoot(value, 2);
  const cube = exactRoot(value, 3);
  const time = describeSeconds(value);
  return [
    ...describeParts(value),
    ...describeKind(value),
    ...(zeros > 0 ? [TEXT.zeros(zeros, groupIndian(digits.slice(0, -zeros)))] : []),
    ...(square ? [TEXT.square(groupIndian(`${square}`))] : []),
    ...(cube ? [TEXT.cube(groupIndian(`${cube}`))] : []),
    ...(value >= 100_000n
      ? [TEXT.commas(groupIndian(digits), groupInternational(digits)), describeScales(value)]
      : []),
    ...(time ? [TEXT.counting(time)] : []),
  ];
};

/** True sentences about a whole number, made of its own digits. */
export const listNumberFacts = (value: bigint): string[] => {
  if (value === 0n) return [TEXT.zero];
  return [
    TEXT.digits(`${value}`.length, value % 2n === 0n),
    describeDigitSum(value),
    ...listExtras(value),
  ];
};
