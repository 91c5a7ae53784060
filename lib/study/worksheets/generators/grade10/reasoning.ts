import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, hcf, showFraction } from '@/lib/study/worksheets/fraction';
import { howOften } from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several } from '@/lib/study/worksheets/question';
import { bracketed, show } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  // The discriminant: the square of a negative number.
  mistake((draw) => {
    const [b, a, c] = [-draw.whole(5, 9), draw.whole(1, 3), draw.whole(1, 2)];
    return {
      task: `(${show(b)})² − 4 × ${a} × ${c}`,
      lines: (write) => {
        const square = write(1, b * b, -b * b);
        const rest = write(2, 4 * a * c, 4 + a * c + 1);
        return [
          `(${show(b)})² = ${show(square)}`,
          `4 × ${a} × ${c} = ${rest}`,
          `${show(square)} − ${rest} = ${show(write(3, square - rest, square + rest))}`,
        ];
      },
      answer: show(b * b - 4 * a * c),
    };
  }),
  // The sum of an arithmetic progression.
  mistake((draw) => {
    const [half, first, step] = [draw.whole(4, 12), draw.whole(2, 9), draw.whole(2, 6)];
    const many = 2 * half;
    return {
      task: `${many} ÷ 2 × (2 × ${first} + ${many - 1} × ${step})`,
      lines: (write) => {
        const ends = write(1, 2 * first + (many - 1) * step, 2 * first + many * step);
        return [
          `2 × ${first} + ${many - 1} × ${step} = ${ends}`,
          `${many} ÷ 2 × ${ends} = ${write(2, half * ends, many * ends)}`,
        ];
      },
      answer: show(half * (2 * first + (many - 1) * step)),
    };
  }),
  // The square of a distance.
  mistake((draw) => {
    const [one, other, up, down] = [
      draw.whole(3, 9),
      -draw.whole(1, 6),
      draw.whole(1, 4),
      draw.whole(6, 12),
    ];
    return {
      task: `(${one} − (${show(other)}))² + (${up} − ${down})²`,
      lines: (write) => {
        const right = write(1, one - other, one + other);
        const high = write(2, up - down, up + down);
        return [
          `${one} − (${show(other)}) = ${show(right)}`,
          `${up} − ${down} = ${show(high)}`,
          `${bracketed(right)}² + ${bracketed(high)}² = ${show(write(3, right ** 2 + high ** 2, (right + high) ** 2))}`,
        ];
      },
      answer: show((one - other) ** 2 + (up - down) ** 2),
    };
  }),
  // Like surds.
  mistake((draw) => {
    const [root, one, other] = [draw.pick([2, 3, 5, 6, 7]), draw.whole(2, 6), draw.whole(3, 7)];
    return {
      task: `√${one * one * root} + √${other * other * root}`,
      lines: (write) => {
        const first = write(1, one, one * one);
        const second = write(2, other, other * other);
        return [
          `√${one * one * root} = ${first}√${root}`,
          `√${other * other * root} = ${second}√${root}`,
          `${first}√${root} + ${second}√${root} = ${write(3, first + second, first * second)}√${root}`,
        ];
      },
      answer: `${one + other}√${root}`,
    };
  }),
  // The mean of two classes.
  mistake((draw) => {
    const [one, other] = draw.pick([
      [4, 6],
      [3, 7],
      [2, 8],
      [9, 11],
      [8, 12],
    ] as const);
    const [low, high] = [draw.whole(1, 4) * 10, draw.whole(5, 9) * 10];
    const all = one + other;
    return {
      task: `(${low} × ${one} + ${high} × ${other}) ÷ ${all}`,
      lines: (write) => {
        const first = write(1, low * one, low + one);
        const second = write(2, high * other, high + other);
        const sum = write(3, first + second, first + second + 10);
        return [
          `${low} × ${one} = ${first}`,
          `${high} × ${other} = ${second}`,
          `${first} + ${second} = ${show(sum)}`,
          `${show(sum)} ÷ ${all} = ${showFraction(fraction(write(4, sum, 2 * sum), all))}`,
        ];
      },
      answer: showFraction(fraction(low * one + high * other, all)),
    };
  }),
  // LCM from the HCF.
  mistake((draw) => {
    const common = draw.whole(4, 12);
    const [one = 3, other = 4] = draw.some([3, 4, 5, 7], 2);
    const [first, second] = [common * one, common * other];
    return {
      task: `${first} × ${second} ÷ ${hcf(first, second)}`,
      lines: (write) => {
        const product = write(1, first * second, first * second + 10 * common);
        return [
          `${first} × ${second} = ${show(product)}`,
          `${show(product)} ÷ ${common} = ${show(write(2, product / common, product / common + common))}`,
        ];
      },
      answer: show(common * one * other),
    };
  }),
]);

const HOW_OFTEN = inSlots(6, [
  (draw) => {
    const k = draw.whole(2, 50);
    const isSquare = Number.isInteger(Math.sqrt(k));
    return howOften([
      `A non-zero rational number times √${k} is irrational.`,
      isSquare ? 'never' : 'always',
      isSquare
        ? `√${k} = ${Math.sqrt(k)} is rational`
        : `Divided by the rational number, √${k} would be rational, too`,
    ]);
  },
  (draw) => {
    const [first, step] = [
      draw.pick([-1, 1]) * draw.whole(1, 30),
      draw.pick([-1, 1]) * draw.whole(1, 9),
    ];
    const isTrue =
      first < 0 ? (step < 0 ? 'never' : 'sometimes') : step > 0 ? 'always' : 'sometimes';
    return howOften([
      `A term of the AP with first term ${show(first)} and common difference ${show(step)} is positive.`,
      isTrue,
      `The terms ${step > 0 ? 'grow' : 'fall'} from ${show(first)} on`,
    ]);
  },
  (draw) => {
    const [radius, far] = draw.some(
      Array.from({ length: 20 }, (_, at) => at + 3),
      2,
    );
    const isOutside = (far ?? 0) > (radius ?? 0);
    return howOften([
      `From a point ${far} cm away from the centre of a circle of radius ${radius} cm, two tangents can be drawn.`,
      isOutside ? 'always' : 'never',
      isOutside ? 'The point lies outside' : 'The point lies inside',
    ]);
  },
  (draw) => {
    const tenths = draw.whole(-5, 19);
    const fits = tenths >= 0 && tenths <= 10;
    return howOften([
      `The probability of an event is ${show(tenths / 10)}.`,
      fits ? 'sometimes' : 'never',
      'A probability lies between 0 and 1',
    ]);
  },
  (draw) => {
    const [tenths, ratio] = [draw.whole(1, 15), draw.pick(['sine', 'tangent'] as const)];
    const isTrue = ratio === 'sine' && tenths >= 10 ? 'never' : 'sometimes';
    return howOften([
      `The ${ratio} of an acute angle is greater than ${show(tenths / 10)}.`,
      isTrue,
      ratio === 'sine' ? 'It grows from 0 towards 1' : 'It grows from 0 without end',
    ]);
  },
  (draw) => {
    const [a, c] = [draw.whole(1, 6), draw.pick([-1, 1]) * draw.whole(1, 9)];
    return howOften([
      `The equation ${a === 1 ? '' : a}x² + bx ${c < 0 ? '−' : '+'} ${Math.abs(c)} = 0, with any real number b, has two different real roots.`,
      c < 0 ? 'always' : 'sometimes',
      c < 0 ? `b² + ${-4 * a * c} is positive` : `b² has to be greater than ${4 * a * c}`,
    ]);
  },
]);

const TABLES: TopicGenerator['make'] = (draw) => {
  const [extra = 2, ...others] = draw.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13], 5);
  // An odd number of students: the middle one never falls between two classes.
  const isEven = others.reduce((sum, count) => sum + count, extra) % 2 === 0;
  const counts = [...others, isEven ? extra + 1 : extra];
  const upTo = counts.map((_, at) =>
    counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0),
  );
  const all = upTo.at(-1) ?? 0;
  const at = draw.whole(1, 3);
  const middle = upTo.findIndex((sum) => 2 * sum >= all);
  const below = draw.whole(1, 4);
  return several(
    `The table shows how many students of a school scored less than so many marks in a test.\n(1) How many students took the test?\n(2) How many scored ${at * 10} or more, but less than ${at * 10 + 10}?\n(3) Where does the median class begin?\n(4) One student is chosen at random. What is the probability that the score is less than ${below * 10}?`,
    [
      { label: '(1)', answer: String(all) },
      { label: '(2)', answer: String(counts[at] ?? 0) },
      { label: '(3)', answer: String(middle * 10), unit: 'marks' },
      { label: '(4)', answer: showFraction(fraction(upTo[below - 1] ?? 0, all)), places: 2 },
    ],
    {
      picture: {
        kind: 'table',
        rows: [
          ['Marks', 'Students'],
          ...upTo.map((sum, row) => [`less than ${row * 10 + 10}`, String(sum)]),
        ],
      },
      how: `Half of ${all} is ${show(all / 2)}; frequencies ${counts.join(', ')}`,
    },
  );
};

export const GRADE_10_REASONING = {
  ASN: { count: 10, layout: 'list', make: HOW_OFTEN },
  MST: { count: 6, layout: 'list', make: MISTAKES },
  DAT: { count: 3, layout: 'list', make: TABLES },
} as const satisfies Record<string, TopicGenerator>;
