import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { howOften } from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several } from '@/lib/study/worksheets/question';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  // The square of a sum: the middle term counts twice.
  mistake((draw) => {
    const k = draw.whole(3, 9);
    return {
      task: `(100 + ${k})²`,
      lines: (write) => {
        const middle = write(1, 200 * k, 100 * k);
        const last = write(2, k * k, 2 * k);
        return [
          `2 × 100 × ${k} = ${show(middle)}`,
          `${k}² = ${last}`,
          `10,000 + ${show(middle)} + ${last} = ${show(write(3, 10_000 + middle + last))}`,
        ];
      },
      answer: show((100 + k) ** 2),
    };
  }),
  // The value of a polynomial at a negative number.
  mistake((draw) => {
    const [a, b, c, x] = [draw.whole(2, 4), draw.whole(2, 7), draw.whole(1, 9), -draw.whole(2, 5)];
    return {
      task: `${a} × (${show(x)})² − ${b} × (${show(x)}) + ${c}`,
      lines: (write) => {
        const square = write(1, a * x * x, -a * x * x);
        const linear = write(2, b * x, -b * x);
        return [
          `${a} × (${show(x)})² = ${show(square)}`,
          `${b} × (${show(x)}) = ${show(linear)}`,
          `${show(square)} − ${bracketed(linear)} + ${c} = ${show(write(3, square - linear + c, square + linear + c))}`,
        ];
      },
      answer: show(a * x * x - b * x + c),
    };
  }),
  // What stands under the root in Heron's formula.
  mistake((draw) => {
    const [a, b, c] = draw.pick([
      [5, 5, 6],
      [5, 12, 13],
      [9, 10, 17],
      [13, 14, 15],
      [8, 15, 17],
      [7, 15, 20],
      [4, 13, 15],
    ] as const);
    const s = (a + b + c) / 2;
    return {
      task: `${s} × (${s} − ${a}) × (${s} − ${b}) × (${s} − ${c})`,
      lines: (write) => {
        const one = write(1, s - a, s - a + 1);
        const two = write(2, s - b, s - b + 2);
        const three = write(3, s - c, s - c + 1);
        const product = s * one * two * three;
        return [
          `${s} − ${a} = ${one}`,
          `${s} − ${b} = ${two}`,
          `${s} − ${c} = ${three}`,
          `${s} × ${one} × ${two} × ${three} = ${show(write(4, product, product + 10 * s))}`,
        ];
      },
      answer: show(s * (s - a) * (s - b) * (s - c)),
    };
  }),
  // The product of two surds.
  mistake((draw) => {
    const [root, one, other] = [draw.pick([2, 3, 5, 6, 7]), draw.whole(2, 5), draw.whole(3, 6)];
    return {
      task: `√${one * one * root} × √${other * other * root}`,
      lines: (write) => {
        const first = write(1, one, one * one);
        const second = write(2, other, other * other);
        return [
          `√${one * one * root} = ${first}√${root}`,
          `√${other * other * root} = ${second}√${root}`,
          `${first}√${root} × ${second}√${root} = ${show(write(3, first * second * root, first * second))}`,
        ];
      },
      answer: show(one * other * root),
    };
  }),
  // The volume of a cone, divided by π.
  mistake((draw) => {
    const [r, h] = [draw.whole(3, 12), draw.whole(4, 20)];
    return {
      task: `${r}² × ${h} ÷ 3`,
      lines: (write) => {
        const square = write(1, r * r, 2 * r);
        const product = write(2, square * h, square + h);
        return [
          `${r}² = ${square}`,
          `${square} × ${h} = ${show(product)}`,
          `${show(product)} ÷ 3 = ${showFraction(fraction(write(3, product, 2 * product), 3))}`,
        ];
      },
      answer: showFraction(fraction(r * r * h, 3)),
    };
  }),
  // The speed after an even acceleration.
  mistake((draw) => {
    const [u, a, t] = [draw.whole(3, 15), draw.whole(2, 5), draw.whole(4, 12)];
    return {
      task: `${u} + ${a} × ${t}`,
      lines: (write) => {
        const gained = write(1, a * t, a + t);
        return [
          `${a} × ${t} = ${gained}`,
          `${u} + ${gained} = ${write(2, u + gained, u + gained + 10)}`,
        ];
      },
      answer: String(u + a * t),
    };
  }),
]);

const QUADRANTS = [
  ['first', 1, 1],
  ['second', -1, 1],
  ['third', -1, -1],
  ['fourth', 1, -1],
] as const;

const HOW_OFTEN = inSlots(6, [
  (draw) => {
    const k = draw.pick([draw.whole(2, 50), draw.whole(2, 9) ** 2]);
    const isSquare = Number.isInteger(Math.sqrt(k));
    return howOften([
      `A whole number from 1 on times √${k} is a whole number.`,
      isSquare ? 'always' : 'never',
      isSquare ? `√${k} = ${Math.sqrt(k)}` : `√${k} is irrational, and so is the product`,
    ]);
  },
  (draw) => {
    const [axis, k] = [draw.pick(['x', 'y'] as const), draw.pick([-1, 1]) * draw.whole(1, 9)];
    const [name, x, y] = draw.pick(QUADRANTS);
    const sign = axis === 'x' ? x : y;
    return howOften([
      `A point whose ${axis}-coordinate is ${show(k)} lies in the ${name} quadrant.`,
      Math.sign(k) === sign ? 'sometimes' : 'never',
      `There ${axis} is ${sign > 0 ? 'positive' : 'negative'}; the other coordinate decides, too`,
    ]);
  },
  (draw) => {
    const [a = 3, b = 5] = draw.some([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2);
    const k = draw.whole(1, a + b + 4);
    const isTrue = k <= Math.abs(a - b) ? 'always' : k >= a + b ? 'never' : 'sometimes';
    return howOften([
      `In a triangle with sides of ${a} cm and ${b} cm, the third side is longer than ${k} cm.`,
      isTrue,
      `The third side lies between ${Math.abs(a - b)} cm and ${a + b} cm`,
    ]);
  },
  (draw) => {
    const [m, c, t] = [
      draw.pick([-1, 1]) * draw.whole(2, 6),
      draw.pick([-1, 1]) * draw.whole(1, 12),
      draw.whole(0, 4),
    ];
    const value = m * t + c;
    const always = value >= 0 ? 'always' : 'sometimes';
    const falling = value > 0 ? 'sometimes' : 'never';
    return howOften([
      `For a real number x greater than ${t}, the value of ${sumOf([
        [m, 'x'],
        [c, ''],
      ])} is positive.`,
      m > 0 ? always : falling,
      `At x = ${t} it is ${show(value)}, and it ${m > 0 ? 'grows' : 'falls'} from there`,
    ]);
  },
  (draw) => {
    const [degree, many] = [draw.whole(2, 7), draw.whole(1, 9)];
    return howOften([
      `A polynomial of degree ${degree} has more than ${many} different real ${many === 1 ? 'zero' : 'zeroes'}.`,
      many >= degree ? 'never' : 'sometimes',
      `It has at most ${degree}, and may have fewer`,
    ]);
  },
  (draw) => {
    const low = draw.whole(5, 40);
    const high = low + draw.whole(5, 30);
    const k = draw.whole(low - 5, high + 5);
    const isTrue = k < low ? 'always' : k >= high ? 'never' : 'sometimes';
    return howOften([
      `The mean of some numbers from ${low} to ${high} is greater than ${k}.`,
      isTrue,
      `The mean, too, lies from ${low} to ${high}`,
    ]);
  },
]);

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const timesOf = (scores: readonly number[], counts: readonly number[]): number =>
  scores.reduce((sum, score, at) => sum + score * (counts[at] ?? 0), 0);

/** Which share of all counts stands from this place on. */
const shareFrom = (counts: readonly number[], at: number): string =>
  showFraction(fraction(total(counts.slice(at)), total(counts)));

const table = (head: readonly [string, string], scores: readonly number[], counts: number[]) => ({
  kind: 'table' as const,
  rows: [[...head], ...scores.map((score, at) => [String(score), String(counts[at] ?? 0)])],
});

const FACES = [1, 2, 3, 4, 5, 6] as const;
const GOALS = [0, 1, 2, 3, 4] as const;

const TRIALS = inSlots(2, [
  (draw) => {
    const counts = FACES.map(() => draw.whole(7, 15));
    const all = total(counts);
    const face = draw.pick(FACES);
    const above = draw.whole(2, 4);
    return several(
      `A die is thrown again and again. The table shows how often each score comes.\n(1) How many throws are there?\n(2) What is the experimental probability of a ${face}?\n(3) What is that of a score greater than ${above}?\n(4) Find the mean score.`,
      [
        { label: '(1)', answer: String(all) },
        { label: '(2)', answer: showFraction(fraction(counts[face - 1] ?? 0, all)), places: 2 },
        {
          label: '(3)',
          answer: shareFrom(counts, above),
          places: 2,
        },
        { label: '(4)', answer: showFraction(fraction(timesOf(FACES, counts), all)), places: 2 },
      ],
      {
        picture: table(['Score', 'Times'], FACES, counts),
        how: `Scores times how often: ${timesOf(FACES, counts)}`,
      },
    );
  },
  (draw) => {
    const counts = [
      draw.whole(3, 8),
      draw.whole(4, 9),
      draw.whole(4, 9),
      draw.whole(2, 5),
      draw.whole(1, 3),
    ];
    const all = total(counts);
    const goals = draw.whole(1, 3);
    return several(
      `The table shows in how many matches of a season a football team scored so many goals.\n(1) How many matches were played?\n(2) How many goals were scored in all?\n(3) What is the experimental probability of at least ${goals} ${goals === 1 ? 'goal' : 'goals'} in a match?\n(4) Find the mean number of goals.`,
      [
        { label: '(1)', answer: String(all) },
        { label: '(2)', answer: String(timesOf(GOALS, counts)) },
        {
          label: '(3)',
          answer: shareFrom(counts, goals),
          places: 2,
        },
        { label: '(4)', answer: showFraction(fraction(timesOf(GOALS, counts), all)), places: 2 },
      ],
      {
        picture: table(['Goals', 'Matches'], GOALS, counts),
        how: `Goals times matches: ${timesOf(GOALS, counts)}`,
      },
    );
  },
]);

export const GRADE_9_REASONING = {
  ASN: { count: 10, layout: 'list', make: HOW_OFTEN },
  MST: { count: 6, layout: 'list', make: MISTAKES },
  DAT: { count: 3, layout: 'list', make: TRIALS },
} as const satisfies Record<string, TopicGenerator>;
