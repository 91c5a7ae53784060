import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const square = (value: number, unit: string): string => `${show(value)} ${unit}²`;

/** A rectangle that is met in life: what it is, the least and most of its sides, their unit. */
const RECTANGLES = [
  ['sheet of paper', 12, 30, 'cm'],
  ['photograph', 8, 20, 'cm'],
  ['courtyard', 5, 14, 'm'],
  ['vegetable bed', 4, 12, 'm'],
  ['dupatta', 60, 95, 'cm'],
] as const;

const unequalSides = (draw: Draw, low: number, high: number): [number, number] => {
  const breadth = draw.whole(low, high - 1);
  return [draw.whole(breadth + 1, high), breadth];
};

const perimeter = (draw: Draw): MadeQuestion => {
  const [what, low, high, unit] = draw.pick(RECTANGLES);
  const [length, breadth] = unequalSides(draw, low, high);
  const answer = 2 * (length + breadth);
  return {
    ask: `A rectangular ${what} is ${length} ${unit} long and ${breadth} ${unit} broad. What is its perimeter, in ${unit}?`,
    hint: 'How many sides does the way round have?',
    steps: [
      `Two sides of ${length} ${unit} and two of ${breadth} ${unit}.`,
      `2 × (${length} + ${breadth}) = ${answer} ${unit}.`,
    ],
    answer: `${show(answer)} ${unit}`,
    check: `2 * (${length} + ${breadth})`,
    slips: [
      {
        answer: `${show(length + breadth)} ${unit}`,
        why: 'That is half of the way round. There are two long and two short sides.',
        check: `${length} + ${breadth}`,
      },
      {
        answer: `${show(length * breadth)} ${unit}`,
        why: `You multiplied: that is the area, in ${unit}².`,
        check: `${length} * ${breadth}`,
      },
    ],
  };
};

const SHAPES = [
  ['equilateral triangle', 3],
  ['square', 4],
  ['regular pentagon', 5],
  ['regular hexagon', 6],
  ['regular octagon', 8],
] as const;

const sameRound = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.some(SHAPES, 2);
  if (!one || !other) return sameRound(draw);
  const [[name, sides], [otherName, otherSides]] = [one, other];
  const side = otherSides * draw.whole(1, Math.max(2, Math.floor(30 / otherSides)));
  const round = sides * side;
  const answer = round / otherSides;
  const an = (shape: string): string => (shape.startsWith('e') ? `an ${shape}` : `a ${shape}`);
  return {
    ask: `A wire bent into ${an(name)} with sides of ${side} cm is bent again, into ${an(otherName)}. How many centimetres is a side now?`,
    hint: 'How long is the wire?',
    steps: [
      `The wire: ${sides} × ${side} = ${round} cm.`,
      `${round} ÷ ${otherSides} = ${answer} cm.`,
    ],
    answer: `${answer} cm`,
    check: `${sides} * ${side} / ${otherSides}`,
    slips: [
      {
        answer: `${round} cm`,
        why: `That is the whole wire. Share it among the ${otherSides} sides.`,
        check: `${sides} * ${side}`,
      },
      {
        answer: `${side} cm`,
        why: 'The wire stays as long as it was, but the number of sides has changed.',
      },
    ],
  };
};

const RUNNERS = ['Salim', 'Chandni', 'Tenzin', 'Harpreet', 'Lalita', 'Joseph'] as const;

const rounds = (draw: Draw): MadeQuestion => {
  const [times, length, breadth] = [
    draw.whole(3, 8),
    draw.whole(14, 22) * 5,
    draw.whole(8, 13) * 5,
  ];
  const [round, runner] = [2 * (length + breadth), draw.pick(RUNNERS)];
  return {
    ask: `${runner} runs ${times} times round a rectangular ground of ${length} m by ${breadth} m. How many metres is that?`,
    hint: 'How long is one round?',
    steps: [
      `One round: 2 × (${length} + ${breadth}) = ${round} m.`,
      `${times} × ${round} = ${show(times * round)} m.`,
    ],
    answer: `${show(times * round)} m`,
    check: `${times} * 2 * (${length} + ${breadth})`,
    slips: [
      {
        answer: `${show(times * (length + breadth))} m`,
        why: 'One round has four sides. You took two of them.',
        check: `${times} * (${length} + ${breadth})`,
      },
      {
        answer: `${show(round)} m`,
        why: `That is one round. ${runner} runs ${times}.`,
        check: `2 * (${length} + ${breadth})`,
      },
    ],
  };
};

const halfOfRectangle = (draw: Draw): MadeQuestion => {
  const [length, breadth] = unequalSides(draw, 5, 24);
  if ((length * breadth) % 2 !== 0) return halfOfRectangle(draw);
  const area = length * breadth;
  return {
    ask: `A rectangle ${length} cm long and ${breadth} cm broad is cut along a diagonal. How many square centimetres has each triangle?`,
    hint: 'Both triangles cover each other exactly.',
    steps: [
      `The rectangle: ${length} × ${breadth} = ${area} cm².`,
      `Half of it: ${area} ÷ 2 = ${area / 2} cm².`,
    ],
    answer: square(area / 2, 'cm'),
    accept: [`${area / 2} sq cm`, `${area / 2} square centimetres`],
    check: `${length} * ${breadth} / 2`,
    slips: [
      {
        answer: square(area, 'cm'),
        why: 'That is the whole rectangle. Each triangle is half of it.',
        check: `${length} * ${breadth}`,
      },
      {
        answer: square(length + breadth, 'cm'),
        why: 'You added the sides. For the area multiply them and take half.',
        check: `${length} + ${breadth}`,
      },
    ].filter(({ answer }) => answer !== square(area / 2, 'cm')),
  };
};

const path = (draw: Draw): MadeQuestion => {
  const width = draw.whole(1, 3);
  const [length, breadth] = [draw.whole(20, 40), draw.whole(12, 19)];
  const [inLength, inBreadth] = [length - 2 * width, breadth - 2 * width];
  const answer = length * breadth - inLength * inBreadth;
  const half = length * breadth - (length - width) * (breadth - width);
  return {
    ask: `A garden is ${length} m long and ${breadth} m broad. Inside it, a path ${width} m wide runs all along the boundary. How many square metres is the area of the path?`,
    hint: 'What are the length and the breadth of the part inside the path?',
    steps: [
      `The whole garden: ${length} × ${breadth} = ${length * breadth} m².`,
      `The inner part: ${inLength} × ${inBreadth} = ${inLength * inBreadth} m².`,
      `${length * breadth} − ${inLength * inBreadth} = ${answer} m².`,
    ],
    answer: square(answer, 'm'),
    accept: [`${answer} sq m`, `${answer} square metres`],
    check: `${length} * ${breadth} - (${length} - 2 * ${width}) * (${breadth} - 2 * ${width})`,
    slips: [
      {
        answer: square(half, 'm'),
        why: `The path takes ${width} m on both sides, so the inner part is ${2 * width} m shorter.`,
        check: `${length} * ${breadth} - (${length} - ${width}) * (${breadth} - ${width})`,
      },
      {
        answer: square(2 * (length + breadth) * width, 'm'),
        why: 'You multiplied the boundary by the width. Then each corner is counted twice.',
        check: `2 * (${length} + ${breadth}) * ${width}`,
      },
    ],
  };
};

const cutCorner = (draw: Draw): MadeQuestion => {
  const [length, breadth, cut] = [draw.whole(16, 30), draw.whole(10, 15), draw.whole(2, 6)];
  const round = 2 * (length + breadth);
  return {
    ask: `From a corner of a rectangular sheet of ${length} cm by ${breadth} cm a square with sides of ${cut} cm is cut out. What is the perimeter of the rest, in centimetres?`,
    hint: 'Which edges vanish, and which new ones appear?',
    steps: [
      `Two edges of ${cut} cm vanish at the corner, and two new edges of ${cut} cm appear inside.`,
      `So the perimeter stays 2 × (${length} + ${breadth}) = ${round} cm.`,
    ],
    answer: `${round} cm`,
    check: `2 * (${length} + ${breadth})`,
    slips: [
      {
        answer: `${round - 2 * cut} cm`,
        why: 'Two edges vanish, but the cut brings two new ones of the same length.',
        check: `${round} - 2 * ${cut}`,
      },
      {
        answer: `${round - 4 * cut} cm`,
        why: 'You took away the whole boundary of the small square. Two of its sides are a new edge.',
        check: `${round} - 4 * ${cut}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'perimeter', level: 'know', make: perimeter },
  { id: 'rounds', level: 'use', make: rounds },
  { id: 'half-of-rectangle', level: 'use', make: halfOfRectangle },
  { id: 'path', level: 'think', make: path },
  { id: 'same-round', level: 'use', make: sameRound },
  { id: 'cut-corner', level: 'think', make: cutCorner },
] as const;
