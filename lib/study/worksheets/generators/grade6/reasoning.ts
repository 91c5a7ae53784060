import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, lcm, minus, showFraction, times } from '@/lib/study/worksheets/fraction';
import {
  factorStatement,
  hcfStatement,
  howOften,
  integerStatement,
  multipleStatement,
  primeStatement,
  squareStatement,
  timesDecimalStatement,
} from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several } from '@/lib/study/worksheets/question';
import { bracketed, hundredths, show } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  mistake((draw) => {
    const [one, other, third] = [draw.whole(-12, -2), draw.whole(3, 15), draw.whole(-9, -2)];
    return {
      task: `${show(one)} + ${other} − ${bracketed(third)}`,
      lines: (write) => {
        const first = write(1, one + other, one - other);
        return [
          `${show(one)} + ${other} = ${show(first)}`,
          `${show(first)} − ${bracketed(third)} = ${show(write(2, first - third, first + third))}`,
        ];
      },
      answer: show(one + other - third),
    };
  }),
  mistake((draw) => {
    const [below = 3, under = 4] = draw.some([3, 4, 5, 6, 8], 2).sort((a, b) => a - b);
    const common = lcm(below, under);
    const [left, right] = [(below - 1) * (common / below), common / under];
    return {
      task: `[${below - 1}|${below}] − [1|${under}]`,
      lines: (write) => {
        const [one, other] = [write(1, left, left + 1), write(2, right, right + 1)];
        const rest = one - other;
        return [
          `[${below - 1}|${below}] = [${one}|${common}]`,
          `[1|${under}] = [${other}|${common}]`,
          `[${one}|${common}] − [${other}|${common}] = [${write(3, rest, rest + 2)}|${common}]`,
        ];
      },
      answer: showFraction(minus(fraction(below - 1, below), fraction(1, under))),
    };
  }),
  mistake((draw) => {
    const [one, other] = [draw.whole(12, 89), draw.whole(3, 9)];
    return {
      task: `${hundredths(one * 10)} × 0.${other}`,
      lines: (write) => {
        const product = write(1, one * other, one * other + 10);
        return [
          `${one} × ${other} = ${product}`,
          `${product} ÷ 100 = ${hundredths(write(2, product, product * 10))}`,
        ];
      },
      answer: hundredths(one * other),
    };
  }),
  mistake((draw) => {
    const [long, wide, square] = [draw.whole(11, 29), draw.whole(5, 10), draw.whole(2, 4)];
    return {
      task: `${long} × ${wide} − ${square} × ${square}`,
      lines: (write) => {
        const area = write(1, long * wide, 2 * (long + wide));
        const cut = write(2, square * square, square * 2 + 1);
        return [
          `${long} × ${wide} = ${area}`,
          `${square} × ${square} = ${cut}`,
          `${area} − ${cut} = ${write(3, area - cut, area - cut + 10)}`,
        ];
      },
      answer: String(long * wide - square * square),
    };
  }),
  mistake((draw) => {
    const [top, over, by] = [draw.whole(2, 5), draw.pick([6, 8, 9, 12]), draw.whole(4, 9)];
    return {
      task: `[${top}|${over}] × ${by}`,
      lines: (write) => {
        const product = write(1, top * by, top * by + over);
        const reduced = fraction(write(2, product, product + over), over);
        return [`${top} × ${by} = ${product}`, `[${product}|${over}] = ${showFraction(reduced)}`];
      },
      answer: showFraction(times(fraction(top, over), fraction(by))),
    };
  }),
  mistake((draw) => {
    const [one, other, part] = [draw.whole(2, 5), draw.whole(2, 7), draw.whole(11, 48)];
    return {
      task: `${(one + other) * part} ÷ ${one + other} × ${one}`,
      lines: (write) => {
        const each = write(1, part, part + 2);
        return [
          `${(one + other) * part} ÷ ${one + other} = ${each}`,
          `${each} × ${one} = ${write(2, each * one, each * one + one)}`,
        ];
      },
      answer: String(part * one),
    };
  }),
]);

const HOW_OFTEN = inSlots(12, [
  (draw) => howOften(integerStatement(draw)),
  (draw) => howOften(factorStatement(draw)),
  (draw) => howOften(hcfStatement(draw)),
  (draw) => howOften(multipleStatement(draw)),
  (draw) => howOften(timesDecimalStatement(draw)),
  (draw) => howOften(primeStatement(draw)),
  (draw) => howOften(squareStatement(draw)),
]);

const SURVEYS = [
  { title: 'Ways to school', names: ['On foot', 'By bus', 'By cycle', 'By car'] },
  { title: 'Favourite games', names: ['Cricket', 'Kabaddi', 'Football', 'Chess'] },
  { title: 'Books lent by a library', names: ['Stories', 'Science', 'History', 'Poems'] },
  { title: 'Trees counted in a park', names: ['Neem', 'Mango', 'Gulmohar', 'Ashoka'] },
] as const;

const survey = (draw: Draw): Question => {
  const { title, names } = draw.pick(SURVEYS);
  const counts = draw.some([4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18], names.length);
  const rows = names.map((name, at) => ({ name, count: counts[at] ?? 4 }));
  const all = counts.reduce((before, count) => before + count, 0);
  const [asked = rows[0], other = rows[1]] = draw.some(rows, 2);
  const [most] = [...rows].sort((one, two) => two.count - one.count);
  const key = draw.pick([2, 4, 5]);
  return several(
    `${title}, counted with tally marks.\n(1) How many is that in all?\n(2) What part of all is “${asked?.name}”?\n(3) How many more or fewer is “${asked?.name}” than “${other?.name}”?\n(4) One picture stands for ${key}. How many whole pictures does “${most?.name}” get?`,
    [
      { label: '(1)', answer: String(all) },
      { label: '(2)', answer: showFraction(fraction(asked?.count ?? 0, all)) },
      { label: '(3)', answer: String(Math.abs((asked?.count ?? 0) - (other?.count ?? 0))) },
      { label: '(4)', answer: String(Math.floor((most?.count ?? 0) / key)) },
    ],
    {
      picture: { kind: 'tally', rows },
      how: rows.map(({ name, count }) => `${name} ${count}`).join(', '),
    },
  );
};

export const GRADE_6_REASONING = {
  MST: { count: 6, layout: 'list', make: MISTAKES },
  ASN: { count: 12, layout: 'list', make: HOW_OFTEN },
  DAT: { count: 3, layout: 'list', make: survey },
} as const satisfies Record<string, TopicGenerator>;
