import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, show } from '@/lib/study/worksheets/text';

type Point = readonly [x: number, y: number];

const bare = ([x, y]: Point): string => `${show(x)}, ${show(y)}`;
const point = (at: Point): string => `(${bare(at)})`;

const QUADRANTS = [
  { name: 'first', short: '1st', roman: 'I', across: 1, up: 1 },
  { name: 'second', short: '2nd', roman: 'II', across: -1, up: 1 },
  { name: 'third', short: '3rd', roman: 'III', across: -1, up: -1 },
  { name: 'fourth', short: '4th', roman: 'IV', across: 1, up: -1 },
] as const;

const OPPOSITE = { first: 'third', second: 'fourth', third: 'first', fourth: 'second' } as const;

const quadrant = (draw: Draw): MadeQuestion => {
  const { name, short, roman, across, up } = draw.pick(QUADRANTS);
  const place: Point = [across * draw.whole(1, 9), up * draw.whole(1, 9)];
  const isMixed = across !== up;
  return {
    ask: `In which quadrant does the point ${point(place)} lie: first, second, third or fourth?`,
    hint: 'The first number tells right or left, the second up or down.',
    steps: [
      `x = ${show(place[0])}: the point lies to the ${across > 0 ? 'right' : 'left'} of the y-axis.`,
      `y = ${show(place[1])}: it lies ${up > 0 ? 'above' : 'below'} the x-axis.`,
      `That is the ${name} quadrant.`,
    ],
    answer: name,
    accept: [`${name} quadrant`, `the ${name} quadrant`, short, roman],
    slips: [
      {
        answer: OPPOSITE[name],
        why: isMixed
          ? `You swapped the two numbers: the ${OPPOSITE[name]} quadrant holds the point with x and y the other way round.`
          : `There both signs are turned about. Here both coordinates are ${across > 0 ? 'positive' : 'negative'}.`,
      },
    ],
  };
};

const distanceFromAxis = (draw: Draw): MadeQuestion => {
  const [near = 2, far = 7] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 2);
  const place: Point = [draw.pick([-1, 1]) * near, draw.pick([-1, 1]) * far];
  const isFromX = draw.chance();
  const [axis, letter, value, other] = isFromX
    ? (['x-axis', 'y', place[1], place[0]] as const)
    : (['y-axis', 'x', place[0], place[1]] as const);
  const size = Math.abs(value);
  return {
    ask: `How many units is the point ${point(place)} away from the ${axis}?`,
    hint: `Which coordinate counts the steps to the ${axis}?`,
    steps: [
      `The distance from the ${axis} is the size of the ${letter}-coordinate.`,
      `The ${letter}-coordinate is ${show(value)}, so the distance is ${size} units.`,
    ],
    answer: `${size} units`,
    check: `abs(${value})`,
    slips: [
      {
        answer: `${Math.abs(other)} units`,
        why: `That is the distance from the other axis. The ${letter}-coordinate measures the way to the ${axis}.`,
        check: `abs(${other})`,
      },
    ],
  };
};

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

const distance = (draw: Draw): MadeQuestion => {
  const [across, up, length] = draw.pick(TRIPLES);
  const [x, y] = [draw.whole(-6, 6), draw.whole(-6, 6)];
  const [right, above] = [draw.pick([-1, 1]) * across, draw.pick([-1, 1]) * up];
  const [from, to]: [Point, Point] = [
    [x, y],
    [x + right, y + above],
  ];
  return {
    ask: `Find the distance between the points ${point(from)} and ${point(to)}, in units.`,
    hint: 'The differences of the coordinates are the short sides of a right-angled triangle.',
    steps: [
      `Difference of x: ${show(to[0])} − ${bracketed(x)} = ${show(right)}. Difference of y: ${show(to[1])} − ${bracketed(y)} = ${show(above)}.`,
      `Distance² = ${across}² + ${up}² = ${across ** 2} + ${up ** 2} = ${length ** 2}.`,
      `The distance is √${length ** 2} = ${length} units.`,
    ],
    answer: `${length} units`,
    check: `sqrt((${to[0]} - (${x}))^2 + (${to[1]} - (${y}))^2)`,
    slips: [
      {
        answer: `${across + up} units`,
        why: `You added the ways across and up. The straight line is shorter: √(${across}² + ${up}²).`,
        check: `${across} + ${up}`,
      },
    ],
  };
};

const HALFWAY = ['a well', 'a bus stop', 'a banyan tree', 'a post office', 'a hand pump'] as const;

const midpoint = (draw: Draw): MadeQuestion => {
  const from: Point = [draw.pick([-1, 1]) * draw.whole(1, 8), draw.whole(-8, 8)];
  const [right, above] = [draw.pick([-1, 1]) * draw.whole(1, 6), draw.whole(1, 6)];
  const to: Point = [from[0] + 2 * right, from[1] + 2 * above];
  const middle: Point = [from[0] + right, from[1] + above];
  const thing = draw.pick(HALFWAY);
  return {
    ask: `On a map ${thing} stands exactly halfway between the points ${point(from)} and ${point(to)}. Write its coordinates.`,
    hint: 'Halfway between two numbers is their mean.',
    steps: [
      `x: (${show(from[0])} + ${bracketed(to[0])}) ÷ 2 = ${show(middle[0])}.`,
      `y: (${show(from[1])} + ${bracketed(to[1])}) ÷ 2 = ${show(middle[1])}.`,
      `The point halfway is ${point(middle)}.`,
    ],
    answer: point(middle),
    accept: [bare(middle)],
    check: `[(${from[0]} + (${to[0]})) / 2, (${from[1]} + (${to[1]})) / 2]`,
    slips: [
      {
        answer: point([right, above]),
        why: 'You halved the differences. Add the two coordinates, then halve.',
        check: `[(${to[0]} - (${from[0]})) / 2, (${to[1]} - (${from[1]})) / 2]`,
      },
      {
        answer: point([2 * middle[0], 2 * middle[1]]),
        why: 'The sums are right. Now halve each of them.',
        check: `[${from[0]} + (${to[0]}), ${from[1]} + (${to[1]})]`,
      },
    ],
  };
};

const parallelogram = (draw: Draw): MadeQuestion => {
  const a: Point = [draw.whole(-6, 2), draw.whole(-6, 2)];
  const side: Point = [draw.whole(2, 6), draw.whole(-1, 3)];
  const slant: Point = [draw.whole(-2, 2), draw.whole(4, 7)];
  const b: Point = [a[0] + side[0], a[1] + side[1]];
  const c: Point = [b[0] + slant[0], b[1] + slant[1]];
  const d: Point = [a[0] + slant[0], a[1] + slant[1]];
  const wrong: Point = [c[0] + side[0], c[1] + side[1]];
  return {
    ask: `ABCD is a parallelogram with A ${point(a)}, B ${point(b)} and C ${point(c)}. Write the coordinates of D.`,
    hint: 'The step from A to D is the same as the step from B to C.',
    steps: [
      `From B to C: x changes by ${show(slant[0])}, y changes by ${show(slant[1])}.`,
      `Take the same step from A: x = ${show(d[0])} and y = ${show(d[1])}.`,
      `D is ${point(d)}.`,
    ],
    answer: point(d),
    accept: [bare(d)],
    check: `[${a[0]} + (${c[0]}) - (${b[0]}), ${a[1]} + (${c[1]}) - (${b[1]})]`,
    slips: [
      {
        answer: point(wrong),
        why: 'That makes the parallelogram ABDC. Going round in order, D comes after C and next to A.',
        check: `[${b[0]} + (${c[0]}) - (${a[0]}), ${b[1]} + (${c[1]}) - (${a[1]})]`,
      },
    ],
  };
};

export const CHAPTER_01: BookMakers[number] = [
  { id: 'quadrant', level: 'know', make: quadrant },
  { id: 'distance-from-axis', level: 'know', make: distanceFromAxis },
  { id: 'distance', level: 'use', make: distance },
  { id: 'midpoint', level: 'use', make: midpoint },
  { id: 'parallelogram', level: 'think', make: parallelogram },
];
