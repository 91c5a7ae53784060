import type { Rule } from './readBack';

/** Tries a sentence on many numbers, as a patient child would. */

const NUMBERS = Array.from({ length: 400 }, (_, at) => at + 1);

const howOften = (found: readonly boolean[]): string => {
  if (found.length === 0) return 'nothing was tried';
  if (found.every(Boolean)) return 'always';
  return found.some(Boolean) ? 'sometimes' : 'never';
};

const LENGTHS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const ofLength = (digits: number): number[] => {
  const low = 10 ** (digits - 1);
  return [low, low + 1, 2 * low, 5 * low, 9 * low, 10 * low - 2, 10 * low - 1];
};

const pairs = (one: readonly number[], other: readonly number[]): [number, number][] =>
  one.flatMap((first) => other.map((second): [number, number] => [first, second]));

const isKind = (kind: string | undefined) => (number: number) =>
  (Math.abs(number) % 2 === 1) === (kind === 'odd');

const kindsOf = (text: string): string[] => {
  const [, both] = /^two (odd|even) numbers$/.exec(text) ?? [];
  if (both) return [both, both];
  const [, one = '', other = ''] = /^an (odd|even) and an (odd|even) number$/.exec(text) ?? [];
  return [one, other];
};

type Trial = readonly [says: RegExp, found: (part: string[]) => boolean[]];

const SMALL = Array.from({ length: 24 }, (_, at) => at + 1);

const TRIALS: readonly Trial[] = [
  [
    /^The (sum|product) of (two (?:odd|even) numbers|an \w+ and an \w+ number) is (odd|even)\.$/,
    ([what, text = '', claimed]) => {
      const [one, other] = kindsOf(text);
      return pairs(SMALL.filter(isKind(one)), SMALL.filter(isKind(other))).map(([first, second]) =>
        isKind(claimed)(what === 'sum' ? first + second : first * second),
      );
    },
  ],
  [
    /^A multiple of (\d+) is a multiple of (\d+), too\.$/,
    ([of, by]) =>
      NUMBERS.filter((number) => number % Number(of) === 0).map(
        (number) => number % Number(by) === 0,
      ),
  ],
  [
    /^A number that ends in (\d) is a multiple of (\d+)\.$/,
    ([digit = '', by]) =>
      NUMBERS.filter((number) => number > 9 && String(number).endsWith(digit)).map(
        (number) => number % Number(by) === 0,
      ),
  ],
  [
    /^The sum of (?:two (\w+)-digit numbers|a (\w+)-digit and a (\w+)-digit number) has (\w+) digits?\.$/,
    ([both = '', one = both, other = both, claimed = '']) =>
      pairs(ofLength(LENGTHS[one || both] ?? 0), ofLength(LENGTHS[other || both] ?? 0)).map(
        ([first, second]) => String(first + second).length === LENGTHS[claimed],
      ),
  ],
  [
    /^When a number is divided by (\d+), the remainder is (less than )?(\d+)\.$/,
    ([by, less, claimed]) =>
      NUMBERS.map((number) => {
        const left = number % Number(by);
        return less ? left < Number(claimed) : left === Number(claimed);
      }),
  ],
  [
    /^A factor of (\d+) is a factor of (\d+), too\.$/,
    ([of, claimed]) =>
      NUMBERS.filter((number) => Number(of) % number === 0).map(
        (number) => Number(claimed) % number === 0,
      ),
  ],
  [
    /^A proper fraction with denominator (\d+) is (less|greater) than \[1\|2\]\.$/,
    ([below, way]) =>
      NUMBERS.filter((top) => top < Number(below)).map((top) =>
        way === 'less' ? 2 * top < Number(below) : 2 * top > Number(below),
      ),
  ],
  [
    /^A whole number from 1 on times (0\.\d|1\.\d) is (less|greater) than the number\.$/,
    ([by, way]) =>
      NUMBERS.map((number) =>
        way === 'less' ? number * Number(by) < number : number * Number(by) > number,
      ),
  ],
  [
    /^The (?:sum|difference) of a positive and a negative integer is (positive|negative)\.$/,
    ([claimed]) =>
      pairs(SMALL, SMALL).map(([one, other]) =>
        claimed === 'positive' ? one - other > 0 : one - other < 0,
      ),
  ],
  [
    /^The sum of two negative integers is (positive|negative)\.$/,
    ([claimed]) => SMALL.map((number) => (claimed === 'positive') === -number - 1 > 0),
  ],
  [
    /^A negative integer taken away from a positive one leaves (more|less) than the positive one\.$/,
    ([way]) =>
      pairs(SMALL, SMALL).map(([one, other]) =>
        way === 'more' ? one - -other > one : one - -other < one,
      ),
  ],
  [
    /^The HCF of two different numbers is (less than|equal to|greater than) the (smaller|larger) one\.$/,
    ([way, which]) =>
      pairs(SMALL, SMALL)
        .filter(([one, other]) => one < other)
        .map(([one, other]) => {
          const common = SMALL.filter((by) => one % by === 0 && other % by === 0).at(-1) ?? 1;
          const against = which === 'smaller' ? one : other;
          if (way === 'equal to') return common === against;
          return way === 'less than' ? common < against : common > against;
        }),
  ],
  [
    /^The sum of two prime numbers is (even|odd)\.$/,
    ([claimed]) => {
      const primes = [2, 3, 5, 7, 11, 13];
      return pairs(primes, primes).map(([one, other]) => isKind(claimed)(one + other));
    },
  ],
  [
    /^The square of an? (even|odd) number is (even|odd)\.$/,
    ([kind, claimed]) =>
      SMALL.filter(isKind(kind)).map((number) => isKind(claimed)(number * number)),
  ],
];

export const HOW_OFTEN: Rule = [
  /^(.+) Always, sometimes or never\?$/,
  ({ part: [says = ''], answers }) => {
    const trial = TRIALS.find(([pattern]) => pattern.test(says));
    if (!trial) return false;
    const [pattern, found] = trial;
    const [, ...part] = says.match(pattern) ?? [];
    return howOften(found(part)) === answers[0];
  },
];
