import type { Draw } from '@/lib/study/worksheets/draw';
import { howOften } from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const often = (found: readonly boolean[]) =>
  found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';

/** What makes a parallelogram the special one that its name says. */
const QUADRILATERALS = [
  { name: 'square', sides: true, angles: true },
  { name: 'rhombus', sides: true, angles: false },
  { name: 'rectangle', sides: false, angles: true },
  { name: 'parallelogram', sides: false, angles: false },
] as const;

const HOW_OFTEN = inSlots(6, [
  (draw) => {
    const digit = draw.whole(0, 9);
    const end = (digit * digit) % 10;
    const claimed = draw.chance() ? end : draw.whole(0, 9);
    return howOften([
      `The square of a whole number that ends in ${digit} ends in ${claimed}.`,
      claimed === end ? 'always' : 'never',
      `${digit} × ${digit} ends in ${end}`,
    ]);
  },
  (draw) => {
    const digit = draw.whole(0, 9);
    const root = Array.from({ length: 10 }, (_, at) => at + 1).find(
      (number) => (number * number) % 10 === digit,
    );
    return howOften([
      `A whole number greater than 9 that ends in ${digit} is a perfect square.`,
      root === undefined ? 'never' : 'sometimes',
      root === undefined
        ? 'Squares end in 0, 1, 4, 5, 6 or 9'
        : `${(root + 10) ** 2} is, ${20 + digit + (digit === 5 ? 10 : 0)} is not`,
    ]);
  },
  (draw) => {
    const [one = QUADRILATERALS[0], other = QUADRILATERALS[3]] = draw.some(QUADRILATERALS, 2);
    const isAlways = (one.sides || !other.sides) && (one.angles || !other.angles);
    return howOften([
      `A ${one.name} is a ${other.name}.`,
      isAlways ? 'always' : 'sometimes',
      isAlways
        ? `It has all that a ${other.name} needs`
        : `Only if ${other.sides && !one.sides ? 'its sides are equal' : 'its angles are right angles'}${
            other.sides && !one.sides && other.angles && !one.angles ? ' and so are its angles' : ''
          }`,
    ]);
  },
  (draw) => {
    const [many, by] = [draw.whole(2, 6), draw.whole(2, 7)];
    const more = (many * (many - 1)) / 2;
    return howOften([
      `The sum of ${many} consecutive whole numbers is a multiple of ${by}.`,
      often(Array.from({ length: by }, (_, first) => (many * first + more) % by === 0)),
      `From n on the sum is ${many}n + ${more}`,
    ]);
  },
  (draw) => {
    const [up, down] = [draw.whole(1, 10) * 5, draw.whole(1, 10) * 5];
    const now = (100 + up) * (100 - down);
    const claimed = draw.pick(['higher', 'lower'] as const);
    return howOften([
      `A price goes up by ${up}%, and the new price goes down by ${down}%. In the end it is ${claimed} than at first.`,
      (claimed === 'higher' ? now > 10_000 : now < 10_000) ? 'always' : 'never',
      `₹100 becomes ₹${show(100 + up)}, then ₹${show(now / 100)}`,
    ]);
  },
  (draw) => {
    const [base, digit] = [draw.whole(2, 9), draw.whole(1, 9)];
    const ends = Array.from({ length: 4 }, (_, at) => base ** (at + 1) % 10);
    return howOften([
      `A power of ${base} with a whole exponent greater than 0 ends in ${digit}.`,
      often(ends.map((end) => end === digit)),
      `The last digits go ${ends.join(', ')} and again`,
    ]);
  },
]);

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  // The square of a sum: the two rectangles in the middle.
  mistake((draw) => {
    const [tens, ones] = [draw.whole(2, 9) * 10, draw.whole(1, 9)];
    return {
      task: `${tens + ones}²`,
      lines: (write) => {
        const first = write(1, tens * tens, 2 * tens);
        const middle = write(2, 2 * tens * ones, tens * ones);
        const last = write(3, ones * ones, ones * ones + 2);
        return [
          `${tens}² = ${show(first)}`,
          `2 × ${tens} × ${ones} = ${show(middle)}`,
          `${ones}² = ${show(last)}`,
          `${show(first)} + ${show(middle)} + ${show(last)} = ${show(
            write(4, first + middle + last, first + last),
          )}`,
        ];
      },
      answer: show((tens + ones) ** 2),
    };
  }),
  // One hundred less one.
  mistake((draw) => {
    const [number, less] = [draw.whole(23, 89), draw.whole(1, 3)];
    return {
      task: `${100 - less} × ${number}`,
      lines: (write) => {
        const hundred = write(1, 100 * number, 10 * number);
        const rest = write(2, less * number, less + number);
        return [
          `100 × ${number} = ${show(hundred)}`,
          `${less} × ${number} = ${show(rest)}`,
          `${show(hundred)} − ${show(rest)} = ${show(write(3, hundred - rest, hundred + rest))}`,
        ];
      },
      answer: show((100 - less) * number),
    };
  }),
  // Interest on interest.
  mistake((draw) => {
    const [principal, rate] = [draw.whole(2, 12) * 2000, draw.pick([5, 10])];
    const yearly = (principal * rate) / 100;
    return {
      task: `${show(principal)} × ${100 + rate} ÷ 100 × ${100 + rate} ÷ 100`,
      lines: (write) => {
        const first = write(1, yearly, 2 * yearly);
        const after = write(2, principal + first, principal - first);
        const second = write(3, (after * rate) / 100, (after * rate) / 50);
        return [
          `${show(principal)} × ${rate} ÷ 100 = ${show(first)}`,
          `${show(principal)} + ${show(first)} = ${show(after)}`,
          `${show(after)} × ${rate} ÷ 100 = ${show(second)}`,
          `${show(after)} + ${show(second)} = ${show(write(4, after + second, after + first + second))}`,
        ];
      },
      answer: show((principal * (100 + rate) ** 2) / 10_000),
    };
  }),
  // The other leg of a right triangle.
  mistake((draw) => {
    const small = draw.whole(3, 12);
    const long = small + draw.whole(2, 12);
    return {
      task: `${long}² − ${small}²`,
      lines: (write) => {
        const first = write(1, long * long, long * long + 2 * long);
        const second = write(2, small * small, 2 * small);
        return [
          `${long}² = ${show(first)}`,
          `${small}² = ${show(second)}`,
          `${show(first)} − ${show(second)} = ${show(write(3, first - second, first + second))}`,
        ];
      },
      answer: show(long * long - small * small),
    };
  }),
  // Powers are not products.
  mistake((draw) => {
    const [one, other] = [draw.whole(2, 5), draw.whole(3, 9)];
    return {
      task: `${one}³ × ${other}²`,
      lines: (write) => {
        const cube = write(1, one ** 3, 3 * one);
        const square = write(2, other ** 2, 2 * other);
        return [
          `${one}³ = ${show(cube)}`,
          `${other}² = ${show(square)}`,
          `${show(cube)} × ${show(square)} = ${show(write(3, cube * square, cube + square))}`,
        ];
      },
      answer: show(one ** 3 * other ** 2),
    };
  }),
  // The fourth angle of a quadrilateral.
  mistake((draw) => {
    const [a, b, c] = [draw.whole(60, 100), draw.whole(60, 100), draw.whole(60, 100)];
    return {
      task: `360 − (${a} + ${b} + ${c})`,
      lines: (write) => {
        const two = write(1, a + b, a + b + 10);
        const three = write(2, two + c, two + c - 10);
        return [
          `${a} + ${b} = ${two}`,
          `${two} + ${c} = ${three}`,
          `360 − ${three} = ${write(3, 360 - three, 370 - three)}`,
        ];
      },
      answer: String(360 - a - b - c),
    };
  }),
]);

const DAYS = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const VISITORS: TopicGenerator['make'] = (draw) => {
  const days = DAYS.map((name) => {
    const [all, rate] = [draw.whole(7, 20) * 20, draw.whole(7, 13) * 5];
    const children = (all * rate) / 100;
    return { name, all, rate, children, adults: all - children };
  });
  const at = draw.whole(0, 4);
  const shown = days.filter((_, day) => day === at);
  const [first] = shown;
  const adults = days.reduce((sum, day) => sum + day.adults, 0);
  const children = days.reduce((sum, day) => sum + day.children, 0);
  return several(
    `The table shows the visitors of a museum on five days.\n(1) How many adults came in all?\n(2) How many visitors came on ${DAYS[at]}?\n(3) What percentage of the visitors of ${DAYS[at]} were children?\n(4) How many children came on a day, on average?`,
    [
      { label: '(1)', answer: show(adults) },
      { label: '(2)', answer: show(first?.all ?? 0) },
      { label: '(3)', answer: String(first?.rate ?? 0), unit: '%' },
      { label: '(4)', answer: show(children / 5) },
    ],
    {
      picture: {
        kind: 'table',
        rows: [
          ['Day', 'Adults', 'Children'],
          ...days.map((day) => [day.name, String(day.adults), String(day.children)]),
        ],
      },
      how: `${DAYS[at]}: [${first?.children ?? 0}|${first?.all ?? 0}]; children: ${show(children)} ÷ 5`,
    },
  );
};

export const GRADE_8_REASONING = {
  ASN: { count: 10, layout: 'list', make: HOW_OFTEN },
  MST: { count: 6, layout: 'list', make: MISTAKES },
  DAT: { count: 3, layout: 'list', make: VISITORS },
} as const satisfies Record<string, TopicGenerator>;
