import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { type Question, single } from '@/lib/study/worksheets/question';

export const HOW_OFTEN = ['always', 'sometimes', 'never'] as const;

type HowOften = (typeof HOW_OFTEN)[number];

/** A statement, how often it is true, and why. */
export type Statement = readonly [says: string, isTrue: HowOften, how: string];

export const howOften = ([says, isTrue, how]: Statement): Question =>
  single(`${says} Always, sometimes or never?`, isTrue, { choices: HOW_OFTEN, how });

type Parity = 'even' | 'odd';

const parity = (isOdd: boolean): Parity => (isOdd ? 'odd' : 'even');

/** Sums and products of even and odd numbers. */
export const parityStatement = (draw: Draw): Statement => {
  const [one, other, claimed] = [draw.chance(), draw.chance(), draw.chance()];
  const [first, second] = [parity(one), parity(other)];
  const isSum = draw.chance();
  const isOdd = isSum ? one !== other : one && other;
  const pair = one === other ? `two ${first} numbers` : `an ${first} and an ${second} number`;
  return [
    `The ${isSum ? 'sum' : 'product'} of ${pair} is ${parity(claimed)}.`,
    isOdd === claimed ? 'always' : 'never',
    isSum ? 'Two halves left over make a pair' : 'One even factor makes a product even',
  ];
};

/** A multiple of one number as a multiple of another. */
export const multipleStatement = (draw: Draw): Statement => {
  const by = draw.pick([2, 3, 4, 5, 6, 10]);
  const drawn = draw.whole(3, 12);
  const of = drawn === by ? 2 * by : drawn;
  const isAlways = of % by === 0;
  const meeting = (of * by) / hcf(of, by);
  return [
    `A multiple of ${of} is a multiple of ${by}, too.`,
    isAlways ? 'always' : 'sometimes',
    isAlways ? `${of} itself is ${of / by} × ${by}` : `${of} is not, ${meeting} is`,
  ];
};

/** What the last digit tells: only about 2, 5 and 10. */
export const lastDigitStatement = (draw: Draw): Statement => {
  const [digit, by] = [draw.whole(0, 9), draw.pick([2, 5, 10, 3, 4])];
  const fits = (number: number) => number % by === 0;
  const numbers = Array.from({ length: 20 }, (_, at) => (at + 1) * 10 + digit);
  const [yes, no] = [numbers.find(fits), numbers.find((number) => !fits(number))];
  const isTrue = no === undefined ? 'always' : yes === undefined ? 'never' : 'sometimes';
  return [
    `A number that ends in ${digit} is a multiple of ${by}.`,
    isTrue,
    isTrue === 'sometimes'
      ? `${yes} is, ${no} is not`
      : `Look at the last digits of the table of ${by}`,
  ];
};

const DIGITS = ['', 'one', 'two', 'three', 'four', 'five'] as const;

/** How many digits a sum can have. */
export const digitsStatement = (draw: Draw): Statement => {
  const [one, more] = [draw.whole(1, 3), draw.whole(0, 2)];
  const claimed = draw.pick([one, one + 1, one + 2]);
  const digits = (many: number) => `${DIGITS[many]}-digit`;
  const pair =
    more === 0 ? `two ${digits(one)} numbers` : `a ${digits(one)} and a ${digits(one + 1)} number`;
  const longer = more === 0 ? one : one + 1;
  const isPossible = claimed === longer || claimed === longer + 1;
  return [
    `The sum of ${pair} has ${DIGITS[claimed]} ${claimed === 1 ? 'digit' : 'digits'}.`,
    isPossible ? 'sometimes' : 'never',
    'Try the smallest and the largest of them',
  ];
};

/** What a remainder can be. */
export const remainderStatement = (draw: Draw): Statement => {
  const by = draw.whole(3, 9);
  const kind = draw.whole(1, 3);
  const left = draw.whole(1, by - 1);
  const start = `When a number is divided by ${by}, the remainder is`;
  if (kind === 1)
    return [`${start} less than ${by}.`, 'always', 'Otherwise one more share is possible'];
  if (kind === 2) {
    return [`${start} ${by}.`, 'never', `${by} left over would be one more in each share`];
  }
  return [
    `${start} ${left}.`,
    'sometimes',
    `${by + left} leaves ${left}, ${2 * by} leaves nothing`,
  ];
};

/** A factor of one number as a factor of another; 1 is a factor of every number. */
export const factorStatement = (draw: Draw): Statement => {
  const of = draw.pick([6, 8, 9, 10, 12, 14, 15, 18, 20]);
  const other = draw.pick([of * draw.whole(2, 4), draw.whole(16, 60)]);
  const isAlways = other % of === 0;
  return [
    `A factor of ${of} is a factor of ${other}, too.`,
    isAlways ? 'always' : 'sometimes',
    isAlways ? `${other} = ${other / of} × ${of}` : `1 is, ${of} is not`,
  ];
};

/** Proper fractions beside one half. */
export const halfStatement = (draw: Draw): Statement => {
  const below = draw.whole(2, 12);
  const way = draw.pick(['less', 'greater'] as const);
  const start = `A proper fraction with denominator ${below} is ${way} than [1|2].`;
  return below === 2
    ? [start, 'never', 'The only one is [1|2] itself']
    : [start, 'sometimes', `[1|${below}] is less, [${below - 1}|${below}] is greater`];
};

/** A product with a decimal just below or above 1. */
export const timesDecimalStatement = (draw: Draw): Statement => {
  const tenths = draw.pick([draw.whole(1, 9), draw.whole(11, 19)]);
  const way = draw.pick(['less', 'greater'] as const);
  const isTrue = tenths < 10 === (way === 'less');
  return [
    `A whole number from 1 on times ${tenths / 10} is ${way} than the number.`,
    isTrue ? 'always' : 'never',
    tenths < 10 ? 'Less than once the number' : 'More than once the number',
  ];
};

const HCF_STATEMENTS: readonly [Statement, ...Statement[]] = [
  [
    'The HCF of two different numbers is less than the larger one.',
    'always',
    'It has to divide the smaller one',
  ],
  [
    'The HCF of two different numbers is equal to the smaller one.',
    'sometimes',
    '3 and 6: yes; 4 and 6: no',
  ],
  [
    'The HCF of two different numbers is greater than the smaller one.',
    'never',
    'It has to divide the smaller one',
  ],
  [
    'The HCF of two different numbers is less than the smaller one.',
    'sometimes',
    '4 and 6: yes; 3 and 6: no',
  ],
  [
    'The HCF of two different numbers is equal to the larger one.',
    'never',
    'It has to divide the smaller one',
  ],
];

export const hcfStatement = (draw: Draw): Statement =>
  draw.pick<[Statement, ...Statement[]]>([...HCF_STATEMENTS]);

const INTEGER_STATEMENTS: readonly [Statement, ...Statement[]] = [
  [
    'The sum of a positive and a negative integer is positive.',
    'sometimes',
    '7 + (−3) = 4, but 3 + (−7) = −4',
  ],
  [
    'The sum of a positive and a negative integer is negative.',
    'sometimes',
    '3 + (−7) = −4, but 7 + (−3) = 4',
  ],
  [
    'The sum of two negative integers is negative.',
    'always',
    'Two debts together are a larger debt',
  ],
  [
    'The sum of two negative integers is positive.',
    'never',
    'Two debts together are a larger debt',
  ],
  [
    'A negative integer taken away from a positive one leaves more than the positive one.',
    'always',
    'Taking away a debt makes richer: 5 − (−2) = 7',
  ],
  [
    'A negative integer taken away from a positive one leaves less than the positive one.',
    'never',
    'Taking away a debt makes richer: 5 − (−2) = 7',
  ],
];

export const integerStatement = (draw: Draw): Statement =>
  draw.pick<[Statement, ...Statement[]]>([...INTEGER_STATEMENTS]);

export const primeStatement = (draw: Draw): Statement => {
  const claimed = draw.pick(['even', 'odd'] as const);
  return [
    `The sum of two prime numbers is ${claimed}.`,
    'sometimes',
    '3 + 5 is even, 2 + 3 is odd: 2 is the only even prime',
  ];
};

export const squareStatement = (draw: Draw): Statement => {
  const [kind, claimed] = [draw.chance(), draw.chance()];
  return [
    `The square of an ${parity(kind)} number is ${parity(claimed)}.`,
    kind === claimed ? 'always' : 'never',
    'Odd times odd is odd, even times even is even',
  ];
};
