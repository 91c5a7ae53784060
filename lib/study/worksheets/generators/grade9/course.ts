import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { meanOf, medianOf } from '@/lib/study/worksheets/generators/averages';
import { inPi, piOtherwise } from '@/lib/study/worksheets/generators/inPi';
import { showSurd, surd } from '@/lib/study/worksheets/generators/surds';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { moreOf, show, sumOf } from '@/lib/study/worksheets/text';

const SQUAREFREE = [2, 3, 5, 6, 7, 10] as const;
const QUADRANTS = ['first', 'second', 'third', 'fourth'] as const;

/** Sides of triangles whose area is a whole number. */
const HERON = [
  [3, 4, 5],
  [5, 5, 6],
  [5, 5, 8],
  [5, 12, 13],
  [10, 13, 13],
  [9, 10, 17],
  [13, 14, 15],
  [7, 15, 20],
  [4, 13, 15],
  [11, 13, 20],
  [10, 17, 21],
  [13, 13, 24],
  [8, 15, 17],
] as const;

export const GRADE_9_COURSE = {
  SRD: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const root = draw.pick(SQUAREFREE);
      const [one, other] = [draw.whole(2, 9), draw.whole(2, 6)];
      const kind = draw.whole(1, 3);
      if (kind === 1)
        return single(`Simplify √${one * one * root}`, showSurd(surd(1, one * one * root)), {
          how: `√(${one * one} × ${root})`,
        });
      if (kind === 2)
        return single(
          `Simplify √${one * one * root} + √${other * other * root}`,
          showSurd({ times: one + other, root }),
          { how: `${showSurd({ times: one, root })} + ${showSurd({ times: other, root })}` },
        );
      const { top, over } = fraction(one * other, root);
      const plain = showSurd({ times: top, root });
      return single(
        `Make the denominator rational: [${one * other}|√${root}]`,
        over === 1 ? plain : `[${plain}|${over}]`,
        {
          ...(over !== 1 && { accept: [`${plain}/${over}`, `${top}/${over}√${root}`] }),
          how: `Top and bottom times √${root}`,
        },
      );
    },
  },
  PYN: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [a, b, c] = [draw.whole(1, 3), draw.whole(-6, 6), draw.whole(-9, 9)];
      const at = draw.pick([-1, 1]) * draw.whole(1, 3);
      const value = a * at * at + b * at + c;
      const polynomial = sumOf([
        [a, 'x²'],
        [b, 'x'],
        [c, ''],
      ]);
      const root = draw.whole(-6, 8);
      const many = draw.whole(2, 5);
      return draw.pick([
        single(`p(x) = ${polynomial}. Find p(${show(at)}).`, show(value)),
        single(
          `Find the remainder when ${polynomial} is divided by x${moreOf(-at, '')}.`,
          show(value),
          { how: `Remainder theorem: p(${show(at)})` },
        ),
        several(
          `Find the zero of ${sumOf([
            [many, 'x'],
            [-many * root, ''],
          ])}.`,
          [{ label: 'x =', answer: show(root) }],
        ),
        several(
          `x${moreOf(-at, '')} is a factor of ${sumOf([
            [a, 'x²'],
            [b, 'x'],
          ])} + k. Find k.`,
          [{ label: 'k =', answer: show(c - value) }],
          { how: `p(${show(at)}) = 0` },
        ),
      ]);
    },
  },
  NEQ: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [a, b] = [draw.whole(1, 6), draw.pick([-1, 1]) * draw.whole(1, 6)];
      const [x, y] = [draw.whole(-5, 8), draw.whole(-5, 8)];
      const left = sumOf([
        [a, 'x'],
        [b, 'y'],
      ]);
      const c = a * x + b * y;
      return draw.pick([
        several(`${left} = ${show(c)}. Find y for x = ${show(x)}.`, [
          { label: 'y =', answer: show(y) },
        ]),
        several(`${left} = ${show(c)}. Find x for y = ${show(y)}.`, [
          { label: 'x =', answer: show(x) },
        ]),
        several(`x = ${show(x)}, y = ${show(y)} is a solution of ${left} = k. Find k.`, [
          { label: 'k =', answer: show(c) },
        ]),
        several(
          `Where does the graph of ${sumOf([
            [a, 'x'],
            [b, 'y'],
          ])} = ${show(a * Math.abs(b) * 2)} cross the axes?`,
          [
            { label: 'x-axis at x =', answer: show(Math.abs(b) * 2) },
            { label: 'y-axis at y =', answer: show(a * 2 * Math.sign(b)) },
          ],
          { how: 'y = 0 on the x-axis, x = 0 on the y-axis' },
        ),
      ]);
    },
  },
  CRD: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [x, y] = [draw.pick([-1, 1]) * draw.whole(1, 9), draw.pick([-1, 1]) * draw.whole(1, 9)];
      const point = `(${show(x)}, ${show(y)})`;
      const quadrant = y > 0 ? (x > 0 ? 'first' : 'second') : x < 0 ? 'third' : 'fourth';
      const [axis, mirror] = draw.pick([
        ['x', [x, -y]],
        ['y', [-x, y]],
      ] as const);
      return draw.pick([
        single(`In which quadrant does ${point} lie?`, quadrant, { choices: QUADRANTS }),
        several(`Find the mirror image of ${point} in the ${axis}-axis.`, [
          { label: 'x =', answer: show(mirror[0]) },
          { label: 'y =', answer: show(mirror[1]) },
        ]),
        single(
          `How many units is ${point} from the ${axis}-axis?`,
          String(Math.abs(axis === 'x' ? y : x)),
        ),
      ]);
    },
  },
  ANG: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [one, other] = [draw.whole(35, 75), draw.whole(40, 80)];
      const many = draw.whole(2, 5);
      const x = draw.whole(10, Math.floor(170 / (many + 1)));
      const rest = 180 - (many + 1) * x;
      return draw.pick([
        single(
          `A transversal cuts two parallel lines. One of two co-interior angles is ${one}°. How large is the other?`,
          String(180 - one),
          { unit: '°', how: `180° − ${one}°` },
        ),
        single(
          `A transversal cuts two parallel lines. One of two alternate interior angles is ${other}°. How large is the other?`,
          String(other),
          { unit: '°', how: 'Alternate interior angles are equal' },
        ),
        single(
          `Each base angle of an isosceles triangle measures ${one}°. How large is the angle at the top?`,
          String(180 - 2 * one),
          { unit: '°', how: `180° − 2 × ${one}°` },
        ),
        several(
          `Two angles that form a straight line measure x and ${many}x + ${rest} degrees. Find x.`,
          [{ label: 'x =', answer: String(x) }],
          { how: `${many + 1}x = ${(many + 1) * x}` },
        ),
        several(
          `The angles of a triangle measure x, ${many}x and ${rest} degrees. Find x.`,
          [{ label: 'x =', answer: String(x) }],
          { how: `${many + 1}x = 180 − ${rest}` },
        ),
      ]);
    },
  },
  HRN: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const times = draw.whole(1, 4);
      const [a, b, c] = draw.pick(HERON);
      const sides = draw.shuffle([a * times, b * times, c * times]);
      const half = ((a + b + c) * times) / 2;
      const product = half * sides.reduce((before, side) => before * (half - side), 1);
      return single(
        `A triangle has sides of ${sides.join(' cm, ')} cm. Find its area by Heron’s formula.`,
        show(Math.round(Math.sqrt(product))),
        {
          unit: 'cm²',
          how: `s = ${half}, area = √(${half} × ${sides.map((side) => half - side).join(' × ')})`,
        },
      );
    },
  },
  SAV: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const r = draw.whole(1, 5) * 3;
      const [leg, high, slant] = draw.pick([
        [3, 4, 5],
        [5, 12, 13],
        [6, 8, 10],
        [8, 15, 17],
        [7, 24, 25],
      ] as const);
      const area = { unit: 'cm²' };
      const volume = { unit: 'cm³' };
      return draw.pick([
        single(
          `Find the surface area of a sphere of radius ${r} cm, in terms of π.`,
          inPi(4 * r * r),
          { ...area, accept: piOtherwise(4 * r * r), how: '4πr²' },
        ),
        single(
          `Find the volume of a sphere of radius ${r} cm, in terms of π.`,
          inPi(4 * r ** 3, 3),
          { ...volume, accept: piOtherwise(4 * r ** 3, 3), how: '[4|3]πr³' },
        ),
        single(
          `Find the total surface area of a solid hemisphere of radius ${r} cm, in terms of π.`,
          inPi(3 * r * r),
          { ...area, accept: piOtherwise(3 * r * r), how: '3πr²' },
        ),
        single(
          `A cone has radius ${leg} cm and height ${high} cm. Find its curved surface area in terms of π.`,
          inPi(leg * slant),
          { ...area, accept: piOtherwise(leg * slant), how: `Slant height ${slant} cm, πrl` },
        ),
        single(
          `A cone has radius ${leg} cm and height ${high} cm. Find its volume in terms of π.`,
          inPi(leg * leg * high, 3),
          { ...volume, accept: piOtherwise(leg * leg * high, 3), how: '[1|3]πr²h' },
        ),
      ]);
    },
  },
  STT: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const values = draw.some(
        Array.from({ length: 25 }, (_, at) => at + 8),
        draw.whole(5, 8),
      );
      // One value comes twice: the only mode.
      const all = draw.shuffle([...values, values[0] ?? 8]);
      return several(
        `Marks of ${all.length} pupils: ${all.join(', ')}. Find mean, median and mode, as a fraction or to two decimals.`,
        [
          { label: 'Mean', answer: showFraction(meanOf(all)), places: 2 },
          { label: 'Median', answer: showFraction(medianOf(all)), places: 2 },
          { label: 'Mode', answer: String(values[0]) },
        ],
        { how: `In order: ${[...all].sort((a, b) => a - b).join(', ')}` },
      );
    },
  },
} as const satisfies Record<string, TopicGenerator>;
