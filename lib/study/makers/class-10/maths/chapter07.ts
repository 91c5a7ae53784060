import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { bracketed, show } from '@/lib/study/worksheets/text';

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
] as const;

const point = (x: number, y: number): string => `(${show(x)}, ${show(y)})`;

/** A point as it may be typed. */
const spellings = (x: number, y: number): string[] => [
  `${show(x)}, ${show(y)}`,
  `x = ${show(x)}, y = ${show(y)}`,
];

/** Two points whose distance is whole. */
const wholeApart = (draw: Draw) => {
  const [one, other, far] = draw.pick(TRIPLES);
  const [across, up] = draw.chance() ? [one, other] : [other, one];
  const [x1, y1] = [draw.whole(-9, 4), draw.whole(-9, 9)];
  const rise = draw.chance() ? up : -up;
  return { x1, y1, x2: x1 + across, y2: y1 + rise, across, up, far, rise };
};

const distance = (draw: Draw): MadeQuestion => {
  const { x1, y1, x2, y2, across, up, far } = wholeApart(draw);
  return {
    ask: `How far apart are the points ${point(x1, y1)} and ${point(x2, y2)}?`,
    hint: 'Across and up are the short sides of a right-angled triangle.',
    steps: [
      `Across: ${show(x2)} − ${bracketed(x1)} = ${across}. Up or down: ${show(Math.max(y1, y2))} − ${bracketed(Math.min(y1, y2))} = ${up}.`,
      `Distance² = ${across}² + ${up}² = ${across ** 2} + ${up ** 2} = ${far ** 2}.`,
      `The distance is ${far} units.`,
    ],
    answer: `${far} units`,
    check: `sqrt((${x2} - (${x1}))^2 + (${y2} - (${y1}))^2)`,
    slips: [
      {
        answer: `${across + up} units`,
        why: `You added ${across} and ${up}. Square them, add, and take the root.`,
        check: `${across} + ${up}`,
      },
      {
        answer: `${show(far ** 2)} units`,
        why: 'That is the square of the distance. Take the root.',
        check: `(${x2} - (${x1}))^2 + (${y2} - (${y1}))^2`,
      },
    ],
  };
};

const midPoint = (draw: Draw): MadeQuestion => {
  const [x, y] = [draw.whole(-5, 5), draw.whole(-5, 5)];
  const [across, up] = [draw.whole(1, 6), draw.pick([-1, 1]) * draw.whole(1, 6)];
  const [x1, y1, x2, y2] = [x - across, y - up, x + across, y + up];
  return {
    ask: `What is the mid-point of the segment from ${point(x1, y1)} to ${point(x2, y2)}?`,
    hint: 'Take the average of the x-coordinates and of the y-coordinates.',
    steps: [
      `x: (${show(x1)} + ${bracketed(x2)})/2 = ${show(x)}. y: (${show(y1)} + ${bracketed(y2)})/2 = ${show(y)}.`,
      `The mid-point is ${point(x, y)}.`,
    ],
    answer: point(x, y),
    accept: spellings(x, y),
    check: `[(${x1} + ${x2}) / 2, (${y1} + ${y2}) / 2]`,
    slips: [
      {
        answer: point(across, up),
        why: 'You took half the differences. The mid-point needs half the sums.',
        check: `[(${x2} - (${x1})) / 2, (${y2} - (${y1})) / 2]`,
      },
      {
        answer: point(2 * x, 2 * y),
        why: 'You added the coordinates but did not halve.',
        check: `[${x1} + ${x2}, ${y1} + ${y2}]`,
      },
      {
        answer: point(y, x),
        why: 'The numbers are right, but x comes first.',
        check: `[(${y1} + ${y2}) / 2, (${x1} + ${x2}) / 2]`,
      },
    ],
  };
};

const section = (draw: Draw): MadeQuestion => {
  const [m, n] = draw.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [1, 4],
    [3, 4],
  ] as const);
  const parts = m + n;
  const [x1, y1] = [draw.whole(-6, 4), draw.whole(-6, 6)];
  const [right, up] = [draw.whole(1, 3), draw.pick([-1, 1]) * draw.whole(1, 3)];
  const [x2, y2] = [x1 + parts * right, y1 + parts * up];
  const [x, y] = [x1 + m * right, y1 + m * up];
  return {
    ask: `Which point divides the segment from A${point(x1, y1)} to B${point(x2, y2)} internally in the ratio ${m} : ${n}?`,
    hint: `From A the point has gone ${m} of ${parts} parts of the way.`,
    steps: [
      `x: (${m} × ${bracketed(x2)} + ${n} × ${bracketed(x1)})/${parts} = ${show(parts * x)}/${parts} = ${show(x)}.`,
      `y: (${m} × ${bracketed(y2)} + ${n} × ${bracketed(y1)})/${parts} = ${show(parts * y)}/${parts} = ${show(y)}.`,
      `The point is ${point(x, y)}.`,
    ],
    answer: point(x, y),
    accept: spellings(x, y),
    check: `[(${m} * (${x2}) + ${n} * (${x1})) / ${parts}, (${m} * (${y2}) + ${n} * (${y1})) / ${parts}]`,
    slips: [
      {
        answer: point(x1 + n * right, y1 + n * up),
        why: 'You swapped the parts of the ratio. Its first number belongs to the part from A and multiplies the coordinates of B.',
        check: `[(${n} * (${x2}) + ${m} * (${x1})) / ${parts}, (${n} * (${y2}) + ${m} * (${y1})) / ${parts}]`,
      },
      {
        answer: point((x1 + x2) / 2, (y1 + y2) / 2),
        why: 'That is the mid-point.',
        check: `[(${x1} + ${x2}) / 2, (${y1} + ${y2}) / 2]`,
      },
    ],
  };
};

const radius = (draw: Draw): MadeQuestion => {
  const { x1, y1, x2, y2, across, up, far } = wholeApart(draw);
  return {
    ask: `The ends of a diameter of a circle are ${point(x1, y1)} and ${point(x2, y2)}. What is the radius?`,
    hint: 'First find the length of the diameter.',
    steps: [
      `Diameter² = ${across}² + ${up}² = ${far ** 2}, so the diameter is ${far}.`,
      `The radius is half of it: ${show(far / 2)} units.`,
    ],
    answer: `${show(far / 2)} units`,
    check: `sqrt((${x2} - (${x1}))^2 + (${y2} - (${y1}))^2) / 2`,
    slips: [
      {
        answer: `${far} units`,
        why: 'That is the diameter. Halve it.',
        check: `sqrt((${x2} - (${x1}))^2 + (${y2} - (${y1}))^2)`,
      },
      {
        answer: `${show((across + up) / 2)} units`,
        why: `You added ${across} and ${up}. Square them, add, and take the root.`,
        check: `(${across} + ${up}) / 2`,
      },
    ],
  };
};

const axisRatio = (draw: Draw): MadeQuestion => {
  const [first, second] = [draw.whole(2, 9), draw.whole(2, 9)];
  const [one, other] = [draw.whole(1, 8), draw.whole(1, 8)];
  const isAcrossY = draw.chance();
  if (first === second || one * second === other * first) return axisRatio(draw);
  const [from, to] = isAcrossY
    ? [point(-first, one), point(second, other)]
    : [point(one, -first), point(other, second)];
  const [axis, letter, otherAxis] = isAcrossY ? ['y', 'x', 'x'] : ['x', 'y', 'y'];
  const by = hcf(first, second);
  const [m, n] = [first / by, second / by];
  const off = hcf(one, other);
  return {
    ask: `In which ratio does the ${axis}-axis divide the segment from ${from} to ${to}? Write it in lowest terms.`,
    hint: `Only the ${letter}-coordinates matter: how far is each end from the ${axis}-axis?`,
    steps: [
      `The first end is ${first} units from the ${axis}-axis, the second ${second} units.`,
      by === 1 ? `The ratio is ${m} : ${n}.` : `${first} : ${second} = ${m} : ${n}.`,
    ],
    answer: `${m} : ${n}`,
    accept: [`${m}/${n}`, `${m} to ${n}`],
    check: `[${first} / gcd(${first}, ${second}), ${second} / gcd(${first}, ${second})]`,
    slips: [
      {
        answer: `${n} : ${m}`,
        why: 'The first part of the ratio belongs to the first point.',
        check: `[${second} / gcd(${first}, ${second}), ${first} / gcd(${first}, ${second})]`,
      },
      {
        answer: `${one / off} : ${other / off}`,
        why: `Those are the distances from the ${otherAxis}-axis.`,
        check: `[${one} / gcd(${one}, ${other}), ${other} / gcd(${one}, ${other})]`,
      },
    ],
  };
};

const fourthCorner = (draw: Draw): MadeQuestion => {
  const [ax, ay] = [draw.whole(-5, 4), draw.whole(-5, 4)];
  const [bx, by] = [ax + draw.whole(3, 7), ay + draw.whole(-2, 2)];
  const [right, up] = [draw.whole(-2, 3), draw.whole(3, 7)];
  const [cx, cy, dx, dy] = [bx + right, by + up, ax + right, ay + up];
  return {
    ask: `Three corners of the parallelogram ABCD are A${point(ax, ay)}, B${point(bx, by)} and C${point(cx, cy)}. What is D?`,
    hint: 'The diagonals AC and BD have the same mid-point.',
    steps: [
      `So A and C have the same sums of coordinates as B and D.`,
      `x of D: ${show(ax)} + ${bracketed(cx)} − ${bracketed(bx)} = ${show(dx)}.`,
      `y of D: ${show(ay)} + ${bracketed(cy)} − ${bracketed(by)} = ${show(dy)}.`,
      `D is ${point(dx, dy)}.`,
    ],
    answer: point(dx, dy),
    accept: spellings(dx, dy),
    check: `[(${ax}) + (${cx}) - (${bx}), (${ay}) + (${cy}) - (${by})]`,
    slips: [
      {
        answer: point(bx + cx - ax, by + cy - ay),
        why: 'That gives the corners another order: B and D have to lie opposite each other.',
        check: `[(${bx}) + (${cx}) - (${ax}), (${by}) + (${cy}) - (${ay})]`,
      },
      {
        answer: point(ax + bx - cx, ay + by - cy),
        why: 'That makes C and D opposite corners. In ABCD it is B that lies opposite D.',
        check: `[(${ax}) + (${bx}) - (${cx}), (${ay}) + (${by}) - (${cy})]`,
      },
      {
        answer: point((ax + cx) / 2, (ay + cy) / 2),
        why: 'That is where the diagonals meet.',
        check: `[((${ax}) + (${cx})) / 2, ((${ay}) + (${cy})) / 2]`,
      },
    ],
  };
};

const equallyFar = (draw: Draw): MadeQuestion => {
  const isOnX = draw.chance();
  const [p, a, b] = [draw.whole(-4, 6), draw.whole(1, 6), draw.whole(1, 6)];
  // The two points lie a and b to either side of p, and b and a above the axis.
  if (a === b) return equallyFar(draw);
  const [low, high] = [p - a, p + b];
  const show2 = (along: number, off: number): string =>
    isOnX ? point(along, off) : point(off, along);
  const [letter, answer] = isOnX ? ['x', point(p, 0)] : ['y', point(0, p)];
  const [factor, right] = [2 * (high - low), high ** 2 + a ** 2 - low ** 2 - b ** 2];
  const around = (middle: number): string =>
    middle === 0 ? `${letter}²` : `(${letter} ${middle < 0 ? '+' : '−'} ${Math.abs(middle)})²`;
  return {
    ask: `Which point on the ${letter}-axis is equally far from ${show2(low, b)} and ${show2(high, a)}?`,
    hint: `The point is ${isOnX ? '(x, 0)' : '(0, y)'}. Set the squares of both distances equal.`,
    steps: [
      `${around(low)} + ${b ** 2} = ${around(high)} + ${a ** 2}.`,
      `The squares ${letter}² cancel: ${factor}${letter} = ${show(right)}, so ${letter} = ${show(p)}.`,
      `The point is ${answer}. Check: ${a ** 2} + ${b ** 2} on both sides.`,
    ],
    answer,
    accept: [answer.slice(1, -1), `${letter} = ${show(p)}`],
    check: isOnX ? `[(${right}) / ${factor}, 0]` : `[0, (${right}) / ${factor}]`,
    slips: [
      {
        answer: show2((low + high) / 2, 0),
        why: 'Halfway along the axis is not equally far, for the two points lie at different distances from it.',
      },
      {
        answer: show2((low + high) / 2, (a + b) / 2),
        why: `The mid-point is equally far from both, but it does not lie on the ${letter}-axis.`,
      },
      {
        answer: isOnX ? point(0, p) : point(p, 0),
        why: `On the ${letter}-axis the other coordinate is 0.`,
      },
    ],
  };
};

export const CHAPTER_07: BookMakers[number] = [
  { id: 'mid-point', level: 'know', make: midPoint },
  { id: 'distance', level: 'use', make: distance },
  { id: 'section', level: 'use', make: section },
  { id: 'fourth-corner', level: 'think', make: fourthCorner },
  { id: 'radius', level: 'use', make: radius },
  { id: 'axis-ratio', level: 'think', make: axisRatio },
  { id: 'equally-far', level: 'think', make: equallyFar },
];
