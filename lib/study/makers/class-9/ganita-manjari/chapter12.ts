import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const fourthAngle = (draw: Draw): MadeQuestion => {
  const [a, b, c] = [draw.whole(60, 110), draw.whole(65, 115), draw.whole(70, 105)];
  const sum = a + b + c;
  return {
    ask: `Three angles of a quadrilateral are ${a}°, ${b}° and ${c}°. How many degrees is the fourth?`,
    hint: 'A diagonal cuts a quadrilateral into two triangles.',
    steps: [
      'The four angles add up to 2 × 180° = 360°.',
      `360° − ${a}° − ${b}° − ${c}° = ${360 - sum}°.`,
    ],
    answer: `${360 - sum}°`,
    check: `360 - ${a} - ${b} - ${c}`,
    slips: [
      {
        answer: `${sum}°`,
        why: 'That is the sum of the three angles. The fourth is what is missing to 360°.',
        check: `${a} + ${b} + ${c}`,
      },
    ],
  };
};

const CORNERS = [
  { one: 'A', other: 'B', isOpposite: false },
  { one: 'B', other: 'C', isOpposite: false },
  { one: 'D', other: 'A', isOpposite: false },
  { one: 'A', other: 'C', isOpposite: true },
  { one: 'B', other: 'D', isOpposite: true },
] as const;

const parallelogramAngle = (draw: Draw): MadeQuestion => {
  const { one, other, isOpposite } = draw.pick(CORNERS);
  const angle = 90 + draw.pick([1, -1]) * draw.whole(4, 50);
  const answer = isOpposite ? angle : 180 - angle;
  return {
    ask: `ABCD is a parallelogram, and angle ${one} is ${angle}°. How many degrees is angle ${other}?`,
    hint: `Are ${one} and ${other} neighbours, or do they lie opposite each other?`,
    steps: isOpposite
      ? [
          `${one} and ${other} are opposite corners, and opposite angles are equal.`,
          `Angle ${other} is ${answer}° too.`,
        ]
      : [
          `${one} and ${other} are neighbours, and their angles add up to 180°.`,
          `180° − ${angle}° = ${answer}°.`,
        ],
    answer: `${answer}°`,
    check: isOpposite ? `180 - (180 - ${angle})` : `180 - ${angle}`,
    slips: [
      {
        answer: `${180 - answer}°`,
        why: isOpposite
          ? 'Neighbouring angles add up to 180°. Opposite ones are equal.'
          : 'Opposite angles are equal. Neighbouring ones add up to 180°.',
        check: `180 - ${answer}`,
      },
    ],
  };
};

const midpointTriangle = (draw: Draw): MadeQuestion => {
  const [a, b] = [draw.whole(8, 15), draw.whole(8, 15)];
  const c = draw.whole(Math.abs(a - b) + 2, a + b - 2);
  const [ab, bc, ca] = [2 * a, 2 * b, 2 * c];
  const whole = ab + bc + ca;
  return {
    ask: `The sides of a triangle are ${ab} cm, ${bc} cm and ${ca} cm long. The midpoints of its sides are joined to a smaller triangle. What is the perimeter of the smaller triangle?`,
    hint: 'What does the midpoint theorem say about each of its sides?',
    steps: [
      `Each of its sides is half of a side of the large triangle: ${a} cm, ${b} cm and ${c} cm.`,
      `${a} + ${b} + ${c} = ${whole / 2} cm.`,
    ],
    answer: `${whole / 2} cm`,
    check: `(${ab} + ${bc} + ${ca}) / 2`,
    slips: [
      {
        answer: `${whole} cm`,
        why: 'That is the perimeter of the large triangle. Each side of the small one is half as long.',
        check: `${ab} + ${bc} + ${ca}`,
      },
      {
        answer: `${show(whole / 4)} cm`,
        why: 'The area of the small triangle is a quarter. Its sides are half as long.',
        check: `(${ab} + ${bc} + ${ca}) / 4`,
      },
    ],
  };
};

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [10, 24, 26],
  [20, 21, 29],
] as const;

const rhombus = (draw: Draw): MadeQuestion => {
  const [short, long, side] = draw.pick(TRIPLES);
  const asksSide = draw.chance();
  return asksSide
    ? {
        ask: `The diagonals of a rhombus are ${2 * short} cm and ${2 * long} cm long. How long is a side?`,
        hint: 'The diagonals cut the rhombus into four right-angled triangles.',
        steps: [
          `The halves of the diagonals are ${short} cm and ${long} cm, at right angles.`,
          `Side² = ${short}² + ${long}² = ${side ** 2}, so the side is ${side} cm.`,
        ],
        answer: `${side} cm`,
        check: `sqrt((${2 * short} / 2)^2 + (${2 * long} / 2)^2)`,
        slips: [
          {
            answer: `${2 * side} cm`,
            why: 'You took the whole diagonals. The right-angled triangle has their halves as sides.',
            check: `sqrt(${2 * short}^2 + ${2 * long}^2)`,
          },
          {
            answer: `${short + long} cm`,
            why: 'You added the halves. They are at right angles: square, add, take the root.',
            check: `${short} + ${long}`,
          },
        ],
      }
    : {
        ask: `A rhombus has sides of ${side} cm. One diagonal is ${2 * long} cm long. How long is the other diagonal?`,
        hint: 'Look at one of the four right-angled triangles.',
        steps: [
          `Half of the known diagonal is ${long} cm.`,
          `Other half² = ${side}² − ${long}² = ${short ** 2}, so the other half is ${short} cm.`,
          `The diagonal is 2 × ${short} = ${2 * short} cm.`,
        ],
        answer: `${2 * short} cm`,
        check: `2 * sqrt(${side}^2 - (${2 * long} / 2)^2)`,
        slips: [
          {
            answer: `${short} cm`,
            why: 'That is half of the diagonal. Double it.',
            check: `sqrt(${side}^2 - ${long}^2)`,
          },
        ],
      };
};

const halves = (draw: Draw): MadeQuestion => {
  const [x, more, slope] = [draw.whole(3, 12), draw.whole(1, 3), draw.whole(2, 4)];
  const less = draw.whole(1, 2 * more);
  const large = slope + more;
  const other = large * x - less - slope * x;
  const half = large * x - less;
  return {
    ask: `The diagonals of the parallelogram PQRS meet at O. PO = ${large}x − ${less} and OR = ${slope}x + ${other}, in centimetres. How long is the diagonal PR?`,
    hint: 'O cuts the diagonal in half. First find x.',
    steps: [
      `PO = OR: ${large}x − ${less} = ${slope}x + ${other}.`,
      `${more === 1 ? '' : more}x = ${other + less}, so x = ${x}.`,
      `PO = ${large} × ${x} − ${less} = ${half} cm, and PR = 2 × ${half} = ${2 * half} cm.`,
    ],
    answer: `${2 * half} cm`,
    check: `(${large} + ${slope}) * ((${other} + ${less}) / (${large} - ${slope})) - ${less} + ${other}`,
    slips: [
      {
        answer: `${half} cm`,
        why: 'That is PO, half of the diagonal.',
        check: `${large} * ${x} - ${less}`,
      },
      {
        answer: `${x} cm`,
        why: 'That is x. Put it into PO, and double for the whole diagonal.',
        check: `(${other} + ${less}) / (${large} - ${slope})`,
      },
    ],
  };
};

const RATIOS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [1, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [5, 7],
  [1, 8],
  [7, 8],
  [4, 11],
] as const;

const ratioAngles = (draw: Draw): MadeQuestion => {
  const [small, large] = draw.pick(RATIOS);
  const isSmaller = draw.chance();
  const parts = small + large;
  const one = 180 / parts;
  const own = isSmaller ? small : large;
  const shape = draw.pick(['parallelogram', 'rhombus'] as const);
  return {
    ask: `Two neighbouring angles of a ${shape} are in the ratio ${small} : ${large}. How many degrees is the ${isSmaller ? 'smaller' : 'larger'} angle?`,
    hint: 'What do two neighbouring angles add up to?',
    steps: [
      `${parts} parts make 180°, so one part is ${one}°.`,
      `The angle is ${own} × ${one}° = ${own * one}°.`,
    ],
    answer: `${own * one}°`,
    check: `180 * ${own} / (${small} + ${large})`,
    slips: [
      {
        answer: `${2 * own * one}°`,
        why: 'You shared out 360°. Two neighbouring angles make only 180°.',
        check: `360 * ${own} / (${small} + ${large})`,
      },
      {
        answer: `${180 - own * one}°`,
        why: `That is the ${isSmaller ? 'larger' : 'smaller'} angle.`,
        check: `180 - 180 * ${own} / (${small} + ${large})`,
      },
    ],
  };
};

export const CHAPTER_12: BookMakers[number] = [
  { id: 'fourth-angle', level: 'know', make: fourthAngle },
  { id: 'parallelogram-angle', level: 'know', make: parallelogramAngle },
  { id: 'midpoint-triangle', level: 'use', make: midpointTriangle },
  { id: 'rhombus', level: 'use', make: rhombus },
  { id: 'halves', level: 'think', make: halves },
  { id: 'ratio-angles', level: 'think', make: ratioAngles },
];
