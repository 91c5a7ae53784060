import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { showSurd, surd } from '@/lib/study/worksheets/generators/surds';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { bracketed, moreOf, show, sumOf } from '@/lib/study/worksheets/text';

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
  [8, 15, 17],
] as const;

const point = (x: number, y: number): string => `(${show(x)}, ${show(y)})`;

const POINTS = inSlots(5, [
  (draw) => {
    const [right, up, far] = draw.pick(TRIPLES);
    const [x, y] = [draw.whole(-6, 6), draw.whole(-6, 6)];
    const [toX, toY] = [x + right * draw.pick([-1, 1]), y + up * draw.pick([-1, 1])];
    return single(
      `How far apart are the points ${point(x, y)} and ${point(toX, toY)}?`,
      show(far),
      {
        how: `√(${right}² + ${up}²) = √${far * far}`,
      },
    );
  },
  (draw) => {
    const [x, y, toX, toY] = [
      draw.whole(-6, 6),
      draw.whole(-6, 6),
      draw.whole(-6, 6),
      draw.whole(7, 12),
    ];
    return several(
      `Find the midpoint of the segment from ${point(x, y)} to ${point(toX, toY)}.`,
      [
        { label: 'x =', answer: show((x + toX) / 2) },
        { label: 'y =', answer: show((y + toY) / 2) },
      ],
      { how: 'Mean of the x-coordinates, mean of the y-coordinates' },
    );
  },
  (draw) => {
    const [x, y, right, up] = [
      draw.whole(-6, 6),
      draw.whole(-6, 6),
      draw.whole(1, 9),
      draw.whole(1, 9),
    ];
    const square = right * right + up * up;
    return single(
      `Find the exact distance from ${point(x, y)} to ${point(x + right, y - up)}, as a surd in simplest form where it is not whole.`,
      showSurd(surd(1, square)),
      { how: `√(${right}² + ${up}²) = √${square}` },
    );
  },
  (draw) => {
    const [x, y, right, up] = [
      draw.whole(-6, 6),
      draw.whole(-6, 6),
      draw.whole(-5, 5),
      draw.whole(1, 6),
    ];
    return several(
      `M${point(x + right, y + up)} is the midpoint of AB, and A is the point ${point(x, y)}. Find B.`,
      [
        { label: 'x =', answer: show(x + 2 * right) },
        { label: 'y =', answer: show(y + 2 * up) },
      ],
      { how: 'The same step from M once more' },
    );
  },
  (draw) => {
    const [x, y, wide, high] = [
      draw.whole(-8, 4),
      draw.whole(-8, 4),
      draw.whole(2, 12),
      draw.whole(2, 12),
    ];
    return several(
      `A rectangle has its sides parallel to the axes and opposite corners at ${point(x, y)} and ${point(x + wide, y + high)}. Find its perimeter and area in units of the axes.`,
      [
        { label: 'Perimeter', answer: String(2 * (wide + high)) },
        { label: 'Area', answer: String(wide * high) },
      ],
      { how: `Sides ${wide} and ${high}` },
    );
  },
]);

const IDENTITIES = inSlots(8, [
  (draw) => {
    const [round, more] = [draw.pick([50, 100, 200]), draw.pick([-1, 1]) * draw.whole(2, 9)];
    return single(`Work out ${round + more}² with an identity.`, show((round + more) ** 2), {
      how: `${show(round * round)}${moreOf(2 * round * more, '')} + ${more * more}`,
    });
  },
  (draw) => {
    const [x, y] = [draw.whole(2, 12), draw.pick([-1, 1]) * draw.whole(1, 12)];
    return single(
      `x + y = ${show(x + y)} and xy = ${show(x * y)}. Find x² + y².`,
      show(x * x + y * y),
      { how: `(x + y)² − 2xy = ${bracketed(x + y)}² − 2 × ${bracketed(x * y)}` },
    );
  },
  (draw) => {
    const [round, more] = [draw.pick([40, 50, 100, 200]), draw.whole(2, 9)];
    return single(
      `Work out ${round - more} × ${round + more} with an identity.`,
      show(round * round - more * more),
      { how: `${round}² − ${more}²` },
    );
  },
  (draw) => {
    const [a, b] = [draw.whole(2, 5), draw.pick([-1, 1]) * draw.whole(2, 5)];
    return single(
      `Expand (${sumOf([
        [a, 'x'],
        [b, 'y'],
      ])})³. Which number stands before x²y, with its sign?`,
      show(3 * a * a * b),
      { how: `3 × ${a}² × ${bracketed(b)}` },
    );
  },
  (draw) => {
    const [x, y] = [draw.whole(1, 9), draw.whole(1, 9)];
    return single(`x + y = ${x + y} and xy = ${x * y}. Find x³ + y³.`, show(x ** 3 + y ** 3), {
      how: `(x + y)³ − 3xy(x + y) = ${x + y}³ − 3 × ${x * y} × ${x + y}`,
    });
  },
  (draw) => {
    const [one, other] = [draw.whole(2, 12), draw.whole(2, 12)];
    return single(
      `Find ${one + other}³ + (−${one})³ + (−${other})³ without cubing.`,
      show(3 * (one + other) * one * other),
      { how: `The sum is 0, so 3 × ${one + other} × (−${one}) × (−${other})` },
    );
  },
  (draw) => {
    const [b, c] = [draw.pick([-1, 1]) * draw.whole(2, 7), draw.whole(2, 7)];
    return single(
      `Expand (${sumOf([
        [1, 'x'],
        [b, 'y'],
        [c, 'z'],
      ])})². Which number stands before yz, with its sign?`,
      show(2 * b * c),
      { how: `2 × ${bracketed(b)} × ${c}` },
    );
  },
  (draw) => {
    const k = draw.whole(3, 15);
    return single(`x + [1|x] = ${k}. Find x² + [1|x²].`, show(k * k - 2), {
      how: `${k}² − 2, because x × [1|x] = 1`,
    });
  },
]);

export const GRADE_9_FIGURES = {
  DST: { count: 10, layout: 'list', make: POINTS },
  XPN: { count: 12, layout: 'list', make: IDENTITIES },
} as const satisfies Record<string, TopicGenerator>;
