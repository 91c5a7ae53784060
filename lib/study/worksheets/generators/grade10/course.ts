import { fraction, hcf, lcm, showFraction } from '@/lib/study/worksheets/fraction';
import { groupedQuestion } from '@/lib/study/worksheets/generators/grouped';
import { findProbability } from '@/lib/study/worksheets/generators/probability';
import { primesOf } from '@/lib/study/worksheets/generators/sums';
import { showSurd, surd } from '@/lib/study/worksheets/generators/surds';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { findRatio, heightQuestion } from '@/lib/study/worksheets/generators/trigonometry';
import { SMALL_TRIPLES } from '@/lib/study/worksheets/generators/triples';
import { several, single } from '@/lib/study/worksheets/question';
import { moreOf, ordinal, show, sumOf } from '@/lib/study/worksheets/text';

const NATURES = ['two different real roots', 'two equal real roots', 'no real roots'] as const;

const brackets = (...numbers: number[]): string => `(${numbers.map(show).join(', ')})`;

const showPrimePair = (one: number, other: number): string =>
  [one, other].map((number) => `${number} = ${primesOf(number).join(' × ')}`).join('; ');

export const GRADE_10_COURSE = {
  HCM: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const common = draw.whole(4, 18);
      const [one = 2, other = 3] = draw.some([2, 3, 5, 6, 7, 9, 10, 11], 2);
      const [first, second] = [common * one, common * other];
      // Nine times eleven is as long as a rope gets.
      const piece = draw.whole(4, 9);
      const [highest, lowest] = [hcf(first, second), lcm(first, second)];
      const how = showPrimePair(first, second);
      return draw.pick([
        several(
          `Find the HCF and the LCM of ${first} and ${second}.`,
          [
            { label: 'HCF', answer: show(highest) },
            { label: 'LCM', answer: show(lowest) },
          ],
          { how },
        ),
        single(
          `Two bells ring together and then every ${first} and every ${second} seconds. After how many seconds do they next ring together?`,
          show(lowest),
          { unit: 'seconds', how },
        ),
        single(
          `Ropes of ${piece * one} m and ${piece * other} m are cut into equal pieces, as long as possible, with nothing left. How long is a piece?`,
          show(hcf(piece * one, piece * other)),
          { unit: 'm', how: showPrimePair(piece * one, piece * other) },
        ),
      ]);
    },
  },
  PYN: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [a, b, c] = [
        draw.whole(1, 5),
        draw.pick([-1, 1]) * draw.whole(1, 12),
        draw.pick([-1, 1]) * draw.whole(1, 12),
      ];
      const [one, other] = [draw.whole(-7, 7), draw.whole(-7, 7)];
      if (draw.chance()) {
        // A negative product of the ends makes both zeroes real.
        const last = -Math.abs(c);
        return several(
          `Without solving, find the sum and the product of the zeroes of ${sumOf([
            [a, 'x²'],
            [b, 'x'],
            [last, ''],
          ])}.`,
          [
            { label: 'Sum', answer: showFraction(fraction(-b, a)) },
            { label: 'Product', answer: showFraction(fraction(last, a)) },
          ],
          { how: 'Sum = −b/a, product = c/a' },
        );
      }
      return single(
        `Write a quadratic polynomial x² + … whose zeroes are ${show(one)} and ${show(other)}.`,
        sumOf([
          [1, 'x²'],
          [-one - other, 'x'],
          [one * other, ''],
        ]),
        { how: 'x² − (sum of zeroes)x + product of zeroes' },
      );
    },
  },
  PRS: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [x, y] = [draw.whole(-6, 9), draw.whole(-6, 9)];
      const [a, b, c] = [draw.whole(1, 5), draw.whole(1, 5), draw.whole(1, 5)];
      // Opposite signs at y: the lines always meet in one point.
      const d = -draw.whole(1, 5);
      return several(
        `${sumOf([
          [a, 'x'],
          [b, 'y'],
        ])} = ${show(a * x + b * y)} and ${sumOf([
          [c, 'x'],
          [d, 'y'],
        ])} = ${show(c * x + d * y)}`,
        [
          { label: 'x =', answer: show(x) },
          { label: 'y =', answer: show(y) },
        ],
        {
          how: `First times ${-d} plus second times ${b}: ${-d * a + b * c}x = ${show((-d * a + b * c) * x)}`,
        },
      );
    },
  },
  QDR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [one, other] = [draw.whole(-9, 9), draw.whole(-9, 9)];
      const many = draw.whole(1, 3);
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const [a, b, c] = [draw.whole(1, 4), draw.whole(-8, 8), draw.whole(-6, 9)];
      const discriminant = b * b - 4 * a * c;
      const kind = draw.whole(1, 3);
      if (kind > 1) {
        return several(
          `Solve ${sumOf([
            [many, 'x²'],
            [-many * (one + other), 'x'],
            [many * one * other, ''],
          ])} = 0.`,
          [
            { label: 'smaller root (or the double one)', answer: show(small) },
            { label: 'larger root', answer: show(large) },
          ],
          { how: `${many === 1 ? '' : many}(x${moreOf(-small, '')})(x${moreOf(-large, '')}) = 0` },
        );
      }
      const nature = discriminant > 0 ? NATURES[0] : discriminant === 0 ? NATURES[1] : NATURES[2];
      return several(
        `${sumOf([
          [a, 'x²'],
          [b, 'x'],
          [c, ''],
        ])} = 0. Find the discriminant and the nature of the roots.`,
        [
          { label: 'D =', answer: show(discriminant) },
          { label: 'Nature', answer: nature, choices: NATURES },
        ],
        { how: 'D = b² − 4ac' },
      );
    },
  },
  APN: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [first, step, place] = [
        draw.whole(-10, 20),
        draw.pick([-1, 1]) * draw.whole(2, 9),
        draw.whole(10, 40),
      ];
      const last = first + (place - 1) * step;
      const row = [0, 1, 2].map((at) => show(first + at * step)).join(', ');
      return draw.pick([
        single(`Find the ${ordinal(place)} term of ${row}, …`, show(last), {
          how: `a + (n − 1)d with a = ${show(first)}, d = ${show(step)}`,
        }),
        single(`How many terms has ${row}, …, ${show(last)}?`, String(place), {
          how: `n = (last − first) ÷ d + 1, d = ${show(step)}`,
        }),
        single(
          `Find the sum of the first ${place} terms of ${row}, …`,
          show((place * (first + last)) / 2),
          { how: 'n/2 × (2a + (n − 1)d)' },
        ),
      ]);
    },
  },
  CRD: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [x, y, right, up] = [
        draw.whole(-8, 8),
        draw.whole(-8, 8),
        draw.pick([-1, 1]) * draw.whole(1, 9),
        draw.pick([-1, 1]) * draw.whole(1, 9),
      ];
      const [m, n] = draw.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const);
      const from = brackets(x, y);
      const cut = brackets(x + right * (m + n), y + up * (m + n));
      return draw.pick([
        single(
          `How far is ${from} from ${brackets(x + right, y + up)}? Give an exact answer.`,
          showSurd(surd(1, right * right + up * up)),
          { unit: 'units', how: `√(${right * right} + ${up * up})` },
        ),
        several(
          `Find the midpoint of ${from} and ${brackets(x + right, y + up)}.`,
          [
            { label: 'x =', answer: showFraction(fraction(2 * x + right, 2)) },
            { label: 'y =', answer: showFraction(fraction(2 * y + up, 2)) },
          ],
          { how: 'Half the sum of the x, half the sum of the y' },
        ),
        several(
          `Which point divides the line from ${from} to ${cut} in the ratio ${m} : ${n}?`,
          [
            { label: 'x =', answer: show(x + m * right) },
            { label: 'y =', answer: show(y + m * up) },
          ],
          { how: '(mx₂ + nx₁) ÷ (m + n), and the same for y' },
        ),
      ]);
    },
  },
  TRG: { count: 10, layout: 'list', make: findRatio },
  HGT: { count: 6, layout: 'list', make: heightQuestion },
  CRC: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [leg, other, long] = draw.pick(SMALL_TRIPLES);
      const radius = 7 * draw.whole(1, 6);
      const degrees = draw.pick([30, 45, 60, 90, 120, 180]);
      const arc = fraction(2 * 22 * radius * degrees, 7 * 360);
      const sector = fraction(22 * radius * radius * degrees, 7 * 360);
      return draw.pick([
        single(
          `A point is ${long} cm from the centre of a circle of radius ${leg} cm. How long is the tangent from it?`,
          String(other),
          { unit: 'cm', how: `√(${long}² − ${leg}²)` },
        ),
        single(
          `The tangent from a point to a circle is ${other} cm long and the point is ${long} cm from the centre. What is the radius?`,
          String(leg),
          { unit: 'cm', how: `√(${long}² − ${other}²)` },
        ),
        single(
          `Find the length of an arc of ${degrees}° in a circle of radius ${radius} cm, as a fraction or to two decimals. Take π = [22|7].`,
          showFraction(arc),
          { unit: 'cm', places: 2, how: `[${degrees}|360] × 2 × [22|7] × ${radius}` },
        ),
        single(
          `Find the area of a sector of ${degrees}° in a circle of radius ${radius} cm, as a fraction or to two decimals. Take π = [22|7].`,
          showFraction(sector),
          { unit: 'cm²', places: 2, how: `[${degrees}|360] × [22|7] × ${radius}²` },
        ),
      ]);
    },
  },
  STT: { count: 4, layout: 'list', make: groupedQuestion },
  PRB: { count: 8, layout: 'list', make: findProbability },
} as const satisfies Record<string, TopicGenerator>;
