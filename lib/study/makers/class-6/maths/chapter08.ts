import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const centimetres = (value: number): string => `${show(value)} cm`;

const compassOpening = (draw: Draw): MadeQuestion => {
  const side = draw.whole(5, 24);
  const [frame, tells] = draw.pick([
    ['in a square with sides of', 'The circle is as wide as the square'],
    ['in a rectangle whose shorter side is', 'The circle is as wide as the shorter side'],
    ['on a strip of paper with a breadth of', 'The circle is as wide as the strip'],
  ] as const);
  return {
    ask: `The largest circle that fits is drawn ${frame} ${side} cm. To how many centimetres must the compass be opened?`,
    hint: 'How wide is the circle? The compass goes from its centre to its edge.',
    steps: [
      `${tells}: ${side} cm.`,
      `The radius is half of it: ${side} ÷ 2 = ${show(side / 2)} cm.`,
    ],
    answer: centimetres(side / 2),
    check: `${side} / 2`,
    slips: [
      {
        answer: centimetres(side),
        why: 'That is how wide the circle is. The compass is opened to the radius, half of it.',
      },
      {
        answer: centimetres(2 * side),
        why: 'You doubled. The radius is half of the width.',
        check: `2 * ${side}`,
      },
    ],
  };
};

const cornerParts = (draw: Draw): MadeQuestion => {
  const part = draw.whole(20, 70);
  if (part === 45) return cornerParts(draw);
  return {
    ask: `A diagonal of a rectangle divides one of its corner angles into two. One part measures ${part}°. How many degrees is the other part?`,
    hint: 'How large is the whole corner angle?',
    steps: ['Each corner angle of a rectangle is 90°.', `90 − ${part} = ${90 - part}°.`],
    answer: `${90 - part}°`,
    accept: [`${90 - part} degrees`],
    check: `90 - ${part}`,
    slips: [
      {
        answer: `${part}°`,
        why: 'The two parts are equal only in a square. Together they make 90°.',
      },
      {
        answer: `${180 - part}°`,
        why: 'You went up to a straight angle. A corner of a rectangle has 90°.',
        check: `180 - ${part}`,
      },
    ],
  };
};

const waves = (draw: Draw): MadeQuestion => {
  const [count, radius] = [draw.whole(2, 6), draw.whole(3, 12) / 2];
  const length = 2 * radius * count;
  return {
    ask: `A wavy line is made of ${count} equal half circles, one after the other, along a straight line ${length} cm long. What is the radius of each half circle, in centimetres?`,
    hint: 'How wide is one half circle?',
    steps: [
      `Each half circle is ${length} ÷ ${count} = ${2 * radius} cm wide.`,
      `The radius is half of the width: ${2 * radius} ÷ 2 = ${show(radius)} cm.`,
    ],
    answer: centimetres(radius),
    check: `${length} / ${count} / 2`,
    slips: [
      {
        answer: centimetres(2 * radius),
        why: 'That is the width of a half circle, its diameter. Halve it once more.',
        check: `${length} / ${count}`,
      },
    ],
  };
};

const meetings = (apart: number, one: number, other: number): [number, string] => {
  const reach = one + other;
  if (reach < apart)
    return [0, `${one} + ${other} = ${reach} is less than ${apart}: they do not reach each other.`];
  if (reach === apart) return [1, `${one} + ${other} = ${reach} is just the distance: they touch.`];
  return [2, `${one} + ${other} = ${reach} is more than ${apart}: they overlap.`];
};

const crossings = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(3, 8), draw.whole(3, 8)];
  const apart = one + other + draw.pick([-2, -1, 0, 1, 2]);
  if (apart <= Math.abs(one - other)) return crossings(draw);
  const [count, why] = meetings(apart, one, other);
  const wrongs = [
    {
      answer: '0',
      why: `Compare ${one} + ${other} with ${apart}: the circles do reach each other.`,
    },
    {
      answer: '1',
      why:
        count === 2
          ? 'They cross above the line through the centres and once more below it.'
          : `They would touch if the radii together were exactly ${apart} cm.`,
    },
    {
      answer: '2',
      why: `For two common points ${one} + ${other} has to be more than ${apart}.`,
    },
  ];
  return {
    ask: `Two points are ${apart} cm apart. Around one a circle with radius ${one} cm is drawn, around the other one with radius ${other} cm. How many points do the two circles have in common?`,
    hint: 'Do the two radii together reach from one point to the other?',
    steps: [why, `So the number of common points is ${count}.`],
    answer: `${count}`,
    check: `${one} + ${other} < ${apart} ? 0 : (${one} + ${other} == ${apart} ? 1 : 2)`,
    slips: wrongs.filter(({ answer }) => answer !== `${count}`),
  };
};

const squaresInRow = (draw: Draw): MadeQuestion => {
  const [count, side] = [draw.whole(2, 6), draw.whole(3, 12)];
  const round = 2 * (count + 1) * side;
  return {
    ask: `A rectangle can be cut into ${count} equal squares in a row. Its perimeter is ${round} cm. How many centimetres is the shorter side?`,
    hint: 'How many sides of a small square go round the rectangle?',
    steps: [
      `The long sides have ${count} sides of a square each, the short ones 1 each: ${2 * count + 2} in all.`,
      `${round} ÷ ${2 * count + 2} = ${side} cm.`,
    ],
    answer: centimetres(side),
    check: `${round} / (2 * (${count} + 1))`,
    slips: [
      {
        answer: centimetres(count * side),
        why: 'That is the longer side.',
        check: `${count} * ${side}`,
      },
      {
        answer: centimetres(2 * side),
        why: 'You went half round only. Both long and both short sides count.',
        check: `${round} / (${count} + 1)`,
      },
      {
        answer: centimetres(round / 4),
        why: 'You shared by 4, as for a square. Here the long sides are longer than the short ones.',
        check: `${round} / 4`,
      },
    ],
  };
};

const inTheMiddle = (draw: Draw): MadeQuestion => {
  const [side, more, length] = [draw.whole(3, 8), draw.whole(2, 9), draw.whole(18, 30)];
  const breadth = side + more;
  return {
    ask: `A square with sides of ${side} cm lies in the middle of a rectangle of ${length} cm by ${breadth} cm, with its sides along those of the rectangle. How far is it from each of the two longer sides, in centimetres?`,
    hint: 'How much room is left across the shorter way?',
    steps: [
      `From one longer side to the other it is ${breadth} cm; the square takes ${side} cm.`,
      `${breadth} − ${side} = ${more}, half of it on each side: ${more} ÷ 2 = ${show(more / 2)} cm.`,
    ],
    answer: centimetres(more / 2),
    check: `(${breadth} - ${side}) / 2`,
    slips: [
      {
        answer: centimetres(more),
        why: 'That is the room on both sides together.',
        check: `${breadth} - ${side}`,
      },
      {
        answer: centimetres((length - side) / 2),
        why: 'That is the distance from the shorter sides.',
        check: `(${length} - ${side}) / 2`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'compass-opening', level: 'know', make: compassOpening },
  { id: 'corner-parts', level: 'use', make: cornerParts },
  { id: 'waves', level: 'use', make: waves },
  { id: 'squares-in-row', level: 'think', make: squaresInRow },
  { id: 'crossings', level: 'use', make: crossings },
  { id: 'in-the-middle', level: 'think', make: inTheMiddle },
] as const;
