import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf, lcm } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

const factorsOf = (value: number): number[] =>
  Array.from({ length: value }, (_, at) => at + 1).filter((factor) => value % factor === 0);

const primesIn = (value: number, from = 2): number[] => {
  if (value === 1) return [];
  return value % from === 0 ? [from, ...primesIn(value / from, from)] : primesIn(value, from + 1);
};

const PRIMES = [23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97] as const;
/** Composite numbers that look prime. */
const DISGUISED = [27, 33, 39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93, 99] as const;

const isPrimeOrNot = (draw: Draw): MadeQuestion => {
  const isPrime = draw.chance();
  const value = isPrime ? draw.pick(PRIMES) : draw.pick(DISGUISED);
  const [first = value, ...rest] = primesIn(value);
  const other = rest.reduce((product, factor) => product * factor, 1);
  return {
    ask: `Is ${value} a prime number or a composite number?`,
    hint: 'Test 2, 3, 5 and 7 as factors.',
    steps: isPrime
      ? [
          `${value} is divisible neither by 2 nor by 3, 5 or 7.`,
          'A number below 100 that is divisible by none of them, and larger than 7, is prime.',
        ]
      : [`${value} = ${first} × ${other}.`, 'It has a factor besides 1 and itself: composite.'],
    answer: isPrime ? 'prime' : 'composite',
    accept: isPrime
      ? ['prime number', 'a prime number']
      : ['composite number', 'a composite number'],
    slips: isPrime
      ? [{ answer: 'composite', why: `Look for a factor of ${value}: 2, 3, 5 and 7 all fail.` }]
      : [{ answer: 'prime', why: `It looks so, but ${first} × ${other} = ${value}.` }],
  };
};

const inPrimes = (value: number): string =>
  primesIn(value).length === 1 ? `${value} is prime` : `${value} = ${primesIn(value).join(' × ')}`;

const coPrime = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(4, 40), draw.whole(4, 40)];
  if (one === other || one % other === 0 || other % one === 0) return coPrime(draw);
  const common = hcf(one, other);
  // About half of the pairs have a factor in common.
  if (common > 1 !== draw.chance()) return coPrime(draw);
  return {
    ask: `Are ${one} and ${other} co-prime: yes or no?`,
    hint: 'Write both as products of primes. Do they share one?',
    steps: [
      `${inPrimes(one)} and ${inPrimes(other)}.`,
      common === 1
        ? 'No prime is in both, so 1 is the only common factor.'
        : `Both are divisible by ${common}, so they are not co-prime.`,
    ],
    answer: common === 1 ? 'yes' : 'no',
    slips: [
      common === 1
        ? {
            answer: 'no',
            why: 'Co-prime numbers need not be prime themselves. These two share no factor but 1.',
          }
        : { answer: 'yes', why: `Both ${one} and ${other} are divisible by ${common}.` },
    ],
  };
};

const SHARING = [
  [4, 6],
  [6, 8],
  [6, 9],
  [4, 10],
  [6, 10],
  [8, 12],
  [9, 12],
  [10, 15],
] as const;
const STORIES = [
  ['A gardener waters the roses', 'the ferns', 'does she water both'],
  ['Devika has a music lesson', 'a swimming lesson', 'does she have both'],
  ['The milk van brings curd', 'ghee', 'does it bring both'],
] as const;

const bothDays = (draw: Draw): MadeQuestion => {
  const [[one, other], [first, second, end]] = [draw.pick(SHARING), draw.pick(STORIES)];
  const days = draw.pick([90, 100, 120, 150, 200]);
  const both = lcm(one, other);
  const count = Math.floor(days / both);
  return {
    ask: `${first} on every ${one}th day (days ${one}, ${2 * one}, …) and ${second} on every ${other}th day (days ${other}, ${2 * other}, …). On how many of the first ${days} days ${end}?`,
    hint: 'On which day do both happen for the first time?',
    steps: [
      `The first common multiple of ${one} and ${other} is ${both}.`,
      `Up to ${days} there are ${count} multiples of ${both}, so ${count} days.`,
    ],
    answer: `${count} days`,
    check: `floor(${days} / lcm(${one}, ${other}))`,
    slips: [
      {
        answer: `${Math.floor(days / (one * other))} days`,
        why: `You took ${one} × ${other} = ${one * other}. They meet earlier already, on day ${both}.`,
        check: `floor(${days} / (${one} * ${other}))`,
      },
      {
        answer: `${Math.floor(days / one) + Math.floor(days / other)} days`,
        why: 'You added the days of each. Only days with both are asked.',
        check: `floor(${days} / ${one}) + floor(${days} / ${other})`,
      },
    ],
  };
};

const largestPrime = (draw: Draw): MadeQuestion => {
  const value =
    draw.pick([4, 6, 8, 9, 10, 12, 18]) * draw.pick([3, 5, 7, 11, 13]) * draw.pick([1, 2, 3]);
  const primes = primesIn(value);
  const [first = 2, last = 2] = [primes[0], primes.at(-1)];
  return {
    ask: `Which is the largest prime factor of ${value}?`,
    hint: 'Divide by 2 as long as it goes, then by 3, then by 5.',
    steps: [`${value} = ${primes.join(' × ')}.`, `The largest of these primes is ${last}.`],
    answer: show(last),
    check: `${value} / (${primes.slice(0, -1).join(' * ')})`,
    slips: [
      {
        answer: show(value / first),
        why: `${value / first} is a large factor, but it is not prime itself.`,
        check: `${value} / ${first}`,
      },
    ],
  };
};

const commonFactors = (draw: Draw): MadeQuestion => {
  const [common, [one, other]] = [
    draw.pick([4, 6, 8, 9, 10, 12]),
    draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [3, 2],
      [5, 3],
    ] as const),
  ];
  const [a, b] = [common * one, common * other];
  const shared = factorsOf(common);
  return {
    ask: `How many common factors have ${a} and ${b}, with 1 counted?`,
    hint: `Write down the factors of ${Math.min(a, b)} and test which of them divide ${Math.max(a, b)}.`,
    steps: [
      `Common factors: ${shared.join(', ')}.`,
      `That makes ${shared.length}. The largest of them is ${common}.`,
    ],
    answer: show(shared.length),
    check: shared.map(() => '1').join(' + '),
    slips: [
      {
        answer: show(shared.length - 1),
        why: '1 is a factor of every number, so it counts.',
        check: `${shared.length} - 1`,
      },
      {
        answer: show(common),
        why: `${common} is the largest common factor. The question is how many there are.`,
      },
    ],
  };
};

const digitForFour = (draw: Draw): MadeQuestion => {
  const [front, last] = [draw.whole(21, 98), draw.pick([0, 2, 4, 6, 8])];
  const isFitting = (digit: number): boolean => (10 * digit + last) % 4 === 0;
  const digits = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].filter(isFitting);
  const [best = 0] = digits;
  const wrong = best === 9 ? 8 : 9;
  return {
    ask: `Which is the largest digit that can stand for ☐ so that the number ${front}☐${last} is divisible by 4?`,
    hint: 'For 4 only the last two digits matter.',
    steps: [
      `The last two digits must form a multiple of 4. Start with ${9}${last} and go down.`,
      `${best}${last} = 4 × ${(10 * best + last) / 4}, so the digit is ${best}.`,
    ],
    answer: show(best),
    check: `max(filter([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], f(d) = mod(${front * 100 + last} + 10 * d, 4) == 0))`,
    slips: [
      {
        answer: show(wrong),
        why: `The end ${wrong}${last} is even, but it is not a multiple of 4.`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'is-prime', level: 'know', make: isPrimeOrNot },
  { id: 'both-days', level: 'use', make: bothDays },
  { id: 'largest-prime', level: 'use', make: largestPrime },
  { id: 'common-factors', level: 'think', make: commonFactors },
  { id: 'co-prime', level: 'know', make: coPrime },
  { id: 'digit-for-four', level: 'think', make: digitForFour },
] as const;
