import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { by, type Fraction, fraction, hcf, plus } from '@/lib/study/worksheets/fraction';
import { raised, show } from '@/lib/study/worksheets/text';

const slashed = ({ top, over }: Fraction): string =>
  over === 1 ? show(top) : `${show(top)}/${over}`;

/** A top that shares no factor with the denominator. */
const topFor = (draw: Draw, over: number): number => {
  const [top = 1] = draw.some(
    Array.from({ length: over - 1 }, (_, at) => at + 1).filter((top) => hcf(top, over) === 1),
    1,
  );
  return top;
};

const ENDING = [
  { over: 8, factors: '2 × 2 × 2' },
  { over: 16, factors: '2 × 2 × 2 × 2' },
  { over: 20, factors: '2 × 2 × 5' },
  { over: 25, factors: '5 × 5' },
  { over: 40, factors: '2 × 2 × 2 × 5' },
  { over: 50, factors: '2 × 5 × 5' },
] as const;

const REPEATING = [
  { over: 6, factors: '2 × 3', odd: 3 },
  { over: 22, factors: '2 × 11', odd: 11 },
  { over: 12, factors: '2 × 2 × 3', odd: 3 },
  { over: 14, factors: '2 × 7', odd: 7 },
  { over: 15, factors: '3 × 5', odd: 3 },
  { over: 30, factors: '2 × 3 × 5', odd: 3 },
  { over: 35, factors: '5 × 7', odd: 7 },
] as const;

const endsOrRepeats = (draw: Draw): MadeQuestion => {
  const isEnding = draw.chance();
  const { over, factors } = isEnding ? draw.pick(ENDING) : draw.pick(REPEATING);
  const odd = REPEATING.find((row) => row.over === over)?.odd;
  const [answer, slip] = isEnding ? ['ends', 'repeats'] : ['repeats', 'ends'];
  return {
    ask: `The fraction ${topFor(draw, over)}/${over} is in lowest terms. Does its decimal end, or does it repeat for ever? Answer “ends” or “repeats”.`,
    hint: `Look at the prime factors of ${over}.`,
    steps: [
      `${over} = ${factors}.`,
      isEnding
        ? 'There are no primes but 2 and 5, so some power of 10 is a multiple of it: the decimal ends.'
        : `The prime ${odd} divides no power of 10, so the decimal repeats.`,
    ],
    answer,
    slips: [
      {
        answer: slip,
        why: isEnding
          ? `Only a prime other than 2 and 5 makes a decimal repeat, and ${over} has none.`
          : `Twos and fives alone make a decimal end. Here ${odd} divides the denominator.`,
      },
    ],
  };
};

const halfway = (draw: Draw): MadeQuestion => {
  const [oneOver = 2, otherOver = 3] = draw.some([2, 3, 4, 5, 6, 7, 8], 2);
  const one = fraction(topFor(draw, oneOver), oneOver);
  const other = fraction(topFor(draw, otherOver), otherOver);
  const sum = plus(one, other);
  const middle = by(sum, fraction(2));
  const [left, right] = [slashed(one), slashed(other)];
  return {
    ask: `Which rational number lies exactly halfway between ${left} and ${right}? Give it in lowest terms.`,
    hint: 'Halfway between two numbers is their mean.',
    steps: [
      `${left} + ${right} = ${slashed(sum)}.`,
      `Half of ${slashed(sum)} is ${slashed(middle)}.`,
    ],
    answer: slashed(middle),
    check: `(${left} + ${right}) / 2`,
    slips: [
      {
        answer: slashed(fraction(one.top + other.top, one.over + other.over)),
        why: 'Adding the tops and the bottoms gives a number in between, but not the middle one.',
        check: `(${one.top} + ${other.top}) / (${one.over} + ${other.over})`,
      },
      {
        answer: slashed(sum),
        why: 'That is the sum. Halve it to come between the two numbers.',
        check: `${left} + ${right}`,
      },
    ],
  };
};

const repeatingToFraction = (draw: Draw): MadeQuestion => {
  const [tens = 1, ones = 2] = draw.some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2);
  const digits = `${tens}${ones}`;
  const block = Number(digits);
  const answer = slashed(fraction(block, 99));
  const unreduced = `${block}/99`;
  return {
    ask: `Write 0.${digits.repeat(3)}… (the digits ${digits} go on for ever) as a fraction in lowest terms.`,
    hint: 'Call it x and look at 100x − x.',
    steps: [
      `100x = ${block}.${digits.repeat(2)}… and x = 0.${digits.repeat(2)}….`,
      `Subtract: 99x = ${block}.`,
      `x = ${unreduced}${answer === unreduced ? ', which is in lowest terms' : ` = ${answer}`}.`,
    ],
    answer,
    check: `${block} / 99`,
    slips: [
      {
        answer: slashed(fraction(block, 100)),
        why: `That is 0.${digits}, which ends after two places. Two repeating digits belong over 99.`,
        check: `${block} / 100`,
      },
    ],
  };
};

const rootBetween = (draw: Draw): MadeQuestion => {
  const low = draw.whole(4, 15);
  const inside = low ** 2 + draw.whole(1, 2 * low);
  return {
    ask: `Between which two neighbouring whole numbers does √${inside} lie? Write the smaller one.`,
    hint: `Look for two neighbouring squares around ${inside}.`,
    steps: [
      `${low}² = ${low ** 2} and ${low + 1}² = ${(low + 1) ** 2}.`,
      `√${inside} lies between ${low} and ${low + 1}. The smaller one is ${low}.`,
    ],
    answer: show(low),
    check: `floor(sqrt(${inside}))`,
    slips: [
      {
        answer: show(low + 1),
        why: `That is the upper neighbour: ${low + 1}² = ${(low + 1) ** 2} is more than ${inside}.`,
        check: `ceil(sqrt(${inside}))`,
      },
      {
        answer: show(Math.floor(inside / 2)),
        why: 'A square root is no half. Which number times itself comes near?',
        check: `floor(${inside} / 2)`,
      },
    ],
  };
};

const places = (draw: Draw): MadeQuestion => {
  const [twos = 1, fives = 3] = draw.some([1, 2, 3, 4, 5], 2);
  const over = 2 ** twos * 5 ** fives;
  const most = Math.max(twos, fives);
  const top = draw.pick([3, 7, 9, 11, 13] as const);
  const factors = `2${twos === 1 ? '' : raised(twos)} × 5${fives === 1 ? '' : raised(fives)}`;
  return {
    ask: `Without dividing: after how many decimal places does ${top}/${show(over)} end? (${show(over)} = ${factors})`,
    hint: 'A power of 10 has as many twos as fives.',
    steps: [
      `The denominator ${show(over)} is ${factors}.`,
      `The smallest power of 10 that is a multiple of it is 10${raised(most)}, since each ten brings one two and one five.`,
      `So the decimal ends after ${most} places.`,
    ],
    answer: show(most),
    check: `max(${twos}, ${fives})`,
    slips: [
      {
        answer: show(twos + fives),
        why: 'You counted all the factors. A two and a five share one place, so the larger count decides.',
        check: `${twos} + ${fives}`,
      },
      {
        answer: show(Math.min(twos, fives)),
        why: 'Then some twos or fives are left over. The larger count decides.',
        check: `min(${twos}, ${fives})`,
      },
    ],
  };
};

export const CHAPTER_03: BookMakers[number] = [
  { id: 'ends-or-repeats', level: 'know', make: endsOrRepeats },
  { id: 'root-between', level: 'know', make: rootBetween },
  { id: 'halfway', level: 'use', make: halfway },
  { id: 'repeating-to-fraction', level: 'use', make: repeatingToFraction },
  { id: 'places', level: 'think', make: places },
];
