import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, lcm, plus, showFraction } from '@/lib/study/worksheets/fraction';
import {
  digitsStatement,
  factorStatement,
  halfStatement,
  hcfStatement,
  howOften,
  lastDigitStatement,
  multipleStatement,
  parityStatement,
  timesDecimalStatement,
} from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import {
  digitSumClue,
  digitsClue,
  factorClue,
  makeRiddle,
  multipleClue,
  primeClue,
  remainderClue,
} from '@/lib/study/worksheets/generators/primary/riddles';
import { goOn, steps, walk } from '@/lib/study/worksheets/generators/primary/sequences';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { hundredths, show } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  mistake((draw) => {
    const [below, under] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 6],
      [4, 5],
      [6, 8],
    ] as const);
    const common = lcm(below, under);
    const [left, right] = [common / below, common / under];
    return {
      task: `[1|${below}] + [1|${under}]`,
      lines: (write) => {
        const [one, other] = [write(1, left, left + 1), write(2, right, right + 2)];
        return [
          `[1|${below}] = [${one}|${common}]`,
          `[1|${under}] = [${other}|${common}]`,
          `[${one}|${common}] + [${other}|${common}] = [${write(3, one + other, one + other + 1)}|${common}]`,
        ];
      },
      answer: showFraction(plus(fraction(1, below), fraction(1, under))),
    };
  }),
  mistake((draw) => {
    const [whole, part, by] = [draw.whole(2, 9), draw.whole(3, 19) * 5, draw.whole(3, 9)];
    return {
      task: `${hundredths(whole * 100 + part)} × ${by}`,
      lines: (write) => {
        const one = write(1, whole * 100 * by, whole * 100 * by + 100);
        const other = write(2, part * by, part * by * 10);
        return [
          `${whole} × ${by} = ${hundredths(one)}`,
          `${hundredths(part)} × ${by} = ${hundredths(other)}`,
          `${hundredths(one)} + ${hundredths(other)} = ${hundredths(write(3, one + other, one + other + 100))}`,
        ];
      },
      answer: hundredths((whole * 100 + part) * by),
    };
  }),
  mistake((draw) => {
    const [average, many] = [draw.whole(14, 40), 3];
    const [one, other] = [average + draw.whole(2, 9), average - draw.whole(2, 9)];
    const last = average * many - one - other;
    return {
      task: `(${one} + ${other} + ${last}) ÷ ${many}`,
      lines: (write) => {
        const first = write(1, one + other, one + other + 3);
        const all = write(2, first + last, first + last - 3);
        return [
          `${one} + ${other} = ${first}`,
          `${first} + ${last} = ${all}`,
          `${all} ÷ ${many} = ${write(3, all / many, all / many + 1)}`,
        ];
      },
      answer: String(average),
    };
  }),
  mistake((draw) => {
    const [one, other] = [draw.whole(23, 89) * 1000, draw.whole(112, 879) * 10];
    return {
      task: `${show(one * 5)} − ${show(other)}`,
      lines: (write) => {
        const hundreds = Math.floor(other / 1000) * 1000;
        const rest = other - hundreds;
        const first = write(1, one * 5 - hundreds, one * 5 - hundreds + 1000);
        return [
          `${show(one * 5)} − ${show(hundreds)} = ${show(first)}`,
          `${show(first)} − ${show(rest)} = ${show(write(2, first - rest, first - rest + 100))}`,
        ];
      },
      answer: show(one * 5 - other),
    };
  }),
  mistake((draw) => {
    const [one, two, three] = [draw.whole(4, 15), draw.whole(3, 9), draw.whole(2, 9)];
    return {
      task: `${one * 4} − ${two} × ${three} ÷ ${three}`,
      lines: (write) => {
        const product = write(1, two * three, (two + 1) * three);
        const quotient = write(2, product / three, product / three + 2);
        return [
          `${two} × ${three} = ${product}`,
          `${product} ÷ ${three} = ${quotient}`,
          `${one * 4} − ${quotient} = ${write(3, one * 4 - quotient, one * 4 - quotient + 1)}`,
        ];
      },
      answer: String(one * 4 - two),
    };
  }),
  mistake((draw) => {
    const [long, wide] = [draw.whole(12, 48), draw.whole(13, 39)];
    const [tens, ones] = [Math.floor(wide / 10) * 10, wide % 10 || 5];
    return {
      task: `${long} × ${tens + ones}`,
      lines: (write) => {
        const [one, other] = [write(1, long * tens, (long * tens) / 10), write(2, long * ones)];
        return [
          `${long} × ${tens} = ${show(one)}`,
          `${long} × ${ones} = ${show(other)}`,
          `${show(one)} + ${show(other)} = ${show(write(3, one + other))}`,
        ];
      },
      answer: show(long * (tens + ones)),
    };
  }),
]);

const HOW_OFTEN = inSlots(12, [
  (draw) => howOften(factorStatement(draw)),
  (draw) => howOften(multipleStatement(draw)),
  (draw) => howOften(halfStatement(draw)),
  (draw) => howOften(timesDecimalStatement(draw)),
  (draw) => howOften(hcfStatement(draw)),
  (draw) => howOften(parityStatement(draw)),
  (draw) => howOften(lastDigitStatement(draw)),
  (draw) => howOften(digitsStatement(draw)),
]);

const RIDDLES: TopicGenerator['make'] = (draw) =>
  makeRiddle(draw, { low: 12, high: 195, width: draw.pick([40, 60]) }, (number) => [
    primeClue(number),
    digitSumClue(number),
    digitsClue(number, 1, 0),
    remainderClue(number, draw.pick([3, 4, 5, 7])),
    ...[6, 7, 8, 9, 11, 12].filter((by) => number % by === 0).map(multipleClue),
    ...[120, 180, 240, 360].filter((of) => of % number === 0).map((of) => factorClue(of)),
  ]);

/** Figures of matchsticks in a row; neighbours share a side. */
const matchsticks = (draw: Draw): Question => {
  const [figure, sides] = draw.pick([
    ['triangles', 3],
    ['squares', 4],
    ['pentagons', 5],
    ['hexagons', 6],
  ] as const);
  const many = draw.whole(6, 20);
  const needed = sides + (many - 1) * (sides - 1);
  return draw.chance()
    ? single(
        `A row of ${figure} is laid with one matchstick a side, and neighbours share a side. How many matchsticks do ${many} ${figure} need?`,
        String(needed),
        { how: `${sides} for the first, ${sides - 1} for each of the others` },
      )
    : single(
        `A row of ${figure} is laid with one matchstick a side, and neighbours share a side. How many ${figure} can be laid with ${needed} matchsticks?`,
        String(many),
        { how: `${sides} for the first, ${sides - 1} for each of the others` },
      );
};

const PATTERNS = inSlots(10, [
  (draw) => goOn(steps(draw.whole(12, 90) * 1000, draw.pick([1500, 2500, 7500, 12_500]), 7)),
  matchsticks,
  (draw) => {
    const start = draw.whole(1, 9);
    return goOn(
      Array.from({ length: 7 }, (_, at) => (start + at) ** 2),
      `The squares of ${start}, ${start + 1}, ${start + 2} …`,
    );
  },
  (draw) => {
    const start = draw.whole(1, 12);
    return goOn(
      walk((start * (start + 1)) / 2, 7, (at) => start + 1 + at),
      `Triangular numbers: + ${start + 1}, + ${start + 2} …`,
    );
  },
  (draw) => {
    const [start, step] = [draw.whole(2, 30), draw.whole(2, 9)];
    return goOn(
      steps(start, step, 7).map((value) => value / 10),
      `Each step is + ${step / 10}`,
    );
  },
  matchsticks,
  (draw) => {
    const [start, by] = [draw.whole(1, 4), draw.pick([3, 4])];
    return goOn(
      Array.from({ length: 6 }, (_, at) => start * by ** at),
      `Each number is ${by} times the one before`,
    );
  },
]);

const CHARTS = [
  {
    title: 'Rainy days in five months',
    unit: 'days',
    names: ['May', 'June', 'July', 'Aug', 'Sep'],
    low: 4,
    high: 26,
    step: 2,
  },
  {
    title: 'Tickets sold in a week at a small cinema',
    unit: 'tickets',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    low: 40,
    high: 180,
    step: 20,
  },
  {
    title: 'Mangoes from five trees',
    unit: 'mangoes',
    names: ['Tree A', 'Tree B', 'Tree C', 'Tree D', 'Tree E'],
    low: 60,
    high: 220,
    step: 20,
  },
  {
    title: 'Kilograms of waste paper collected by five classes',
    unit: 'kg',
    names: ['Lotus', 'Rose', 'Lily', 'Tulsi', 'Neem'],
    low: 10,
    high: 45,
    step: 5,
  },
] as const;

const barGraph =
  ({ title, unit, names, low, high, step }: (typeof CHARTS)[number]) =>
  (draw: Draw): Question => {
    const sizes = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step);
    const values = draw.some(sizes, names.length);
    const bars = names.map((name, at) => ({ name, value: values[at] ?? low }));
    const total = values.reduce((before, value) => before + value, 0);
    const sorted = [...bars].sort((one, other) => other.value - one.value);
    const [most, second] = sorted;
    const least = sorted.at(-1);
    const [bound = low] = draw.some(values, 1);
    return several(
      `${title}.\n(1) How many ${unit} are that in all?\n(2) How many more is the tallest bar than the shortest?\n(3) How many bars show more than ${bound} ${unit}?\n(4) How many more ${unit} would “${second?.name}” need to equal the tallest bar?`,
      [
        { label: '(1)', answer: show(total), unit },
        { label: '(2)', answer: String((most?.value ?? 0) - (least?.value ?? 0)), unit },
        { label: '(3)', answer: String(values.filter((value) => value > bound).length) },
        { label: '(4)', answer: String((most?.value ?? 0) - (second?.value ?? 0)), unit },
      ],
      { picture: { kind: 'bars', unit, bars } },
    );
  };

const [firstChart, ...otherCharts] = CHARTS;

export const GRADE_5_REASONING = {
  MST: { count: 6, layout: 'list', make: MISTAKES },
  ASN: { count: 12, layout: 'list', make: HOW_OFTEN },
  RDE: { count: 9, layout: 'list', make: RIDDLES },
  PTN: { count: 10, layout: 'list', make: PATTERNS },
  BAR: {
    count: 3,
    layout: 'list',
    make: inSlots(3, [barGraph(firstChart), ...otherCharts.map(barGraph)]),
  },
} as const satisfies Record<string, TopicGenerator>;
