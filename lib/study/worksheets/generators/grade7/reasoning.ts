import type { Draw } from '@/lib/study/worksheets/draw';
import { by, fraction, showFraction } from '@/lib/study/worksheets/fraction';
import {
  howOften,
  multipleStatement,
} from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several } from '@/lib/study/worksheets/question';
import { bracketed, hundredths, show } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  // A product before a sum.
  mistake((draw) => {
    const [one, times, other] = [draw.whole(12, 60), draw.whole(4, 12), draw.whole(3, 9)];
    return {
      task: `${one} + ${times} × ${other}`,
      lines: (write) => {
        const product = write(1, times * other, times + other);
        return [
          `${times} × ${other} = ${product}`,
          `${one} + ${product} = ${write(2, one + product, one + product + 10)}`,
        ];
      },
      answer: String(one + times * other),
    };
  }),
  // A minus sign before a bracket.
  mistake((draw) => {
    const [all, one, other] = [draw.whole(70, 99), draw.whole(20, 35), draw.whole(4, 15)];
    return {
      task: `${all} − (${one} − ${other})`,
      lines: (write) => {
        const inner = write(1, one - other, one + other);
        return [
          `${one} − ${other} = ${inner}`,
          `${all} − ${inner} = ${write(2, all - inner, all + inner)}`,
        ];
      },
      answer: String(all - one + other),
    };
  }),
  // The reciprocal of the second fraction.
  mistake((draw) => {
    const [below = 5, under = 7] = draw.some([5, 6, 7, 8, 9], 2);
    const [top, over] = [draw.whole(1, 4), draw.whole(2, 4)];
    return {
      task: `[${top}|${below}] ÷ [${over}|${under}]`,
      lines: (write) => {
        const turned = write(1, under, under + 1);
        const product = write(2, top * turned, top * turned + below);
        return [
          `[${top}|${below}] ÷ [${over}|${under}] = [${top}|${below}] × [${turned}|${over}]`,
          `[${top}|${below}] × [${turned}|${over}] = [${product}|${below * over}]`,
        ];
      },
      answer: showFraction(by(fraction(top, below), fraction(over, under))),
    };
  }),
  // Places after the point.
  mistake((draw) => {
    const [one, other] = [draw.whole(12, 89), draw.whole(3, 19)];
    return {
      task: `${show(one / 10)} × ${show(other / 10)}`,
      lines: (write) => {
        const product = write(1, one * other, one * other + 10);
        return [
          `${one} × ${other} = ${show(product)}`,
          `${show(product)} ÷ 100 = ${hundredths(write(2, product, product * 10))}`,
        ];
      },
      answer: hundredths(one * other),
    };
  }),
  // A percentage.
  mistake((draw) => {
    const [rate, base] = [draw.whole(1, 9) * 5, draw.whole(3, 20) * 20];
    return {
      task: `${base} + ${rate} × ${base} ÷ 100`,
      lines: (write) => {
        const product = write(1, rate * base, rate * base + 100);
        const more = write(2, product / 100, product / 10);
        return [
          `${rate} × ${base} = ${show(product)}`,
          `${show(product)} ÷ 100 = ${show(more)}`,
          `${base} + ${show(more)} = ${show(write(3, base + more, base + more + 10))}`,
        ];
      },
      answer: show(base + (rate * base) / 100),
    };
  }),
  // Signs.
  mistake((draw) => {
    const [one, times, less] = [-draw.whole(3, 9), draw.whole(3, 9), -draw.whole(2, 8)];
    return {
      task: `${bracketed(one)} × ${times} − ${bracketed(less)}`,
      lines: (write) => {
        const product = write(1, one * times, -one * times);
        const rest = write(2, product - less, product + less);
        return [
          `${bracketed(one)} × ${times} = ${show(product)}`,
          `${show(product)} − ${bracketed(less)} = ${show(rest)}`,
        ];
      },
      answer: show(one * times - less),
    };
  }),
]);

const HOW_OFTEN = inSlots(6, [
  (draw) => {
    const angle = draw.pick([90, draw.whole(92, 150), draw.whole(15, 85)]);
    return howOften([
      `A triangle with an angle of ${angle}° has an obtuse angle.`,
      angle > 90 ? 'always' : angle === 90 ? 'never' : 'sometimes',
      angle > 90
        ? 'It is this angle'
        : `The other two make ${180 - angle}° together: ${angle === 90 ? 'each is acute' : 'one of them may be obtuse'}`,
    ]);
  },
  (draw) => {
    const [one, other] = [draw.whole(4, 14), draw.whole(4, 14)];
    const third = draw.whole(Math.max(one, other), one + other + 5);
    const fits = third < one + other;
    return howOften([
      `Three sticks of ${one} cm, ${other} cm and ${third} cm can be put together to a triangle.`,
      fits ? 'always' : 'never',
      `${one} + ${other} = ${one + other}: ${fits ? 'longer' : 'not longer'} than ${third}`,
    ]);
  },
  (draw) => {
    const whole = draw.whole(4, 30);
    const limit = draw.pick([draw.whole(-9, 0), draw.whole(1, whole - 1), draw.whole(whole, 40)]);
    return howOften([
      `${whole} times a fraction between 0 and 1 is greater than ${show(limit)}.`,
      limit <= 0 ? 'always' : limit < whole ? 'sometimes' : 'never',
      `The product lies between 0 and ${whole}`,
    ]);
  },
  (draw) => {
    const [many, isOdd] = [draw.whole(3, 30), draw.chance()];
    const isTrue = (many % 2 === 1) === isOdd;
    return howOften([
      `The sum of ${many} odd numbers is ${isOdd ? 'odd' : 'even'}.`,
      isTrue ? 'always' : 'never',
      'Two odd numbers make an even one: look whether one is left over',
    ]);
  },
  (draw) => {
    const [times, more, isOdd] = [draw.whole(2, 9), draw.whole(1, 15), draw.chance()];
    const isAlways = times % 2 === 0 && (more % 2 === 1) === isOdd;
    return howOften([
      `For a whole number x, the number ${times}x + ${more} is ${isOdd ? 'odd' : 'even'}.`,
      times % 2 === 1 ? 'sometimes' : isAlways ? 'always' : 'never',
      times % 2 === 1
        ? 'Try x = 2 and x = 3'
        : `${times}x is even, ${more} is ${more % 2 === 1 ? 'odd' : 'even'}`,
    ]);
  },
  (draw) => howOften(multipleStatement(draw)),
]);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const COUNTED = [
  ['Books', 'the books that a school library lent'],
  ['Saplings', 'the saplings that a nursery sold'],
  ['Cycles', 'the cycles that stood in a school yard'],
  ['Bottles', 'the empty bottles that a class collected'],
  ['Visitors', 'the visitors of a small science centre'],
] as const;

const TABLES: TopicGenerator['make'] = (draw) => {
  const [head, things] = draw.pick(COUNTED);
  const counts = draw.some(
    Array.from({ length: 37 }, (_, at) => at + 12),
    DAYS.length,
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const sorted = [...counts].sort((one, other) => one - other);
  const above = counts.filter((count) => count * DAYS.length > all).length;
  return several(
    `The table shows ${things} from Monday to Friday.\n(1) How many is that in all?\n(2) What is the mean for a day?\n(3) What is the median?\n(4) On how many days was the number greater than the mean?`,
    [
      { label: '(1)', answer: String(all) },
      { label: '(2)', answer: show(all / DAYS.length) },
      { label: '(3)', answer: String(sorted[2] ?? 0) },
      { label: '(4)', answer: String(above) },
    ],
    {
      picture: {
        kind: 'table',
        rows: [['Day', head], ...DAYS.map((day, at) => [day, String(counts[at] ?? 0)])],
      },
      how: `(2) ${all} ÷ ${DAYS.length}  (3) in order: ${sorted.join(', ')}`,
    },
  );
};

export const GRADE_7_REASONING = {
  ASN: { count: 10, layout: 'list', make: HOW_OFTEN },
  MST: { count: 6, layout: 'list', make: MISTAKES },
  DAT: { count: 3, layout: 'list', make: TABLES },
} as const satisfies Record<string, TopicGenerator>;
