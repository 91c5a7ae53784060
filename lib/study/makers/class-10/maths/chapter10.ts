import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** Three sides of a right-angled triangle, the hypotenuse last. */
const sides = (draw: Draw): readonly [number, number, number] => {
  const [one, other, far] = draw.pick(TRIPLES);
  const times = draw.whole(1, far < 14 ? 3 : 1);
  return draw.chance()
    ? [one * times, other * times, far * times]
    : [other * times, one * times, far * times];
};

const tangent = (draw: Draw): MadeQuestion => {
  const [radius, long, far] = sides(draw);
  const asksRadius = draw.chance();
  const [known, answer, unknown] = asksRadius ? [long, radius, 'r'] : [radius, long, 't'];
  return {
    ask: asksRadius
      ? `From a point ${far} cm from the centre of a circle the tangent to the circle is ${long} cm long. What is the radius of the circle?`
      : `A point lies ${far} cm from the centre of a circle of radius ${radius} cm. How long is the tangent from the point to the circle?`,
    hint: 'Radius and tangent meet at a right angle.',
    steps: [
      `The line to the centre is the hypotenuse: ${far}² = ${known}² + ${unknown}².`,
      `${unknown}² = ${show(far ** 2)} − ${show(known ** 2)} = ${show(answer ** 2)}.`,
      `${unknown} = ${answer} cm.`,
    ],
    answer: `${answer} cm`,
    check: `sqrt(${far}^2 - ${known}^2)`,
    slips: [
      {
        answer: `${far - known} cm`,
        why: `The two do not lie on one line. Use Pythagoras, not ${far} − ${known}.`,
        check: `${far} - ${known}`,
      },
      {
        answer: `${show(answer ** 2)} cm`,
        why: 'That is the square of the length. Take the root.',
        check: `${far}^2 - ${known}^2`,
      },
    ],
  };
};

const angles = (draw: Draw): MadeQuestion => {
  const atP = draw.whole(20, 55) * 2;
  const kind = draw.whole(0, 2);
  const [atO, atBase, small] = [180 - atP, 90 - atP / 2, atP / 2];
  const start = 'PA and PB are the tangents from P to a circle with centre O';
  if (kind === 0) {
    return {
      ask: `${start}, and ∠APB = ${atP}°. How large is ∠AOB?`,
      hint: 'PAOB is a quadrilateral. Which of its angles do you know?',
      steps: [
        'The angles at A and B are 90° each.',
        `∠AOB = 360° − 90° − 90° − ${atP}° = ${atO}°.`,
      ],
      answer: `${atO}°`,
      accept: [`${atO} degrees`],
      check: `360 - 2 * 90 - ${atP}`,
      slips: [
        {
          answer: `${2 * atP}°`,
          why: 'The angle at the centre is twice an angle at the circle. P lies outside the circle.',
          check: `2 * ${atP}`,
        },
        {
          answer: `${atP}°`,
          why: 'The angles at O and P are opposite, but they add up to 180°.',
          check: `${atP}`,
        },
      ],
    };
  }
  if (kind === 1) {
    return {
      ask: `${start}, and ∠AOB = ${atO}°. How large is ∠APB?`,
      hint: 'PAOB is a quadrilateral. Which of its angles do you know?',
      steps: [
        'The angles at A and B are 90° each.',
        `∠APB = 360° − 90° − 90° − ${atO}° = ${atP}°.`,
      ],
      answer: `${atP}°`,
      accept: [`${atP} degrees`],
      check: `360 - 2 * 90 - ${atO}`,
      slips: [
        {
          answer: `${atO / 2}°`,
          why: 'An angle at the circle is half of that at the centre. P lies outside the circle.',
          check: `${atO} / 2`,
        },
        {
          answer: `${atO}°`,
          why: 'The angles at O and P are opposite, but they add up to 180°.',
          check: `${atO}`,
        },
      ],
    };
  }
  return {
    ask: `${start}, and ∠APB = ${atP}°. How large is ∠OAB?`,
    hint: 'PA = PB, and OA is at a right angle to PA.',
    steps: [
      `In △PAB, PA = PB, so ∠PAB = (180° − ${atP}°) ÷ 2 = ${atBase}°.`,
      `∠OAB = 90° − ${atBase}° = ${small}°.`,
    ],
    answer: `${small}°`,
    accept: [`${small} degrees`],
    check: `90 - (180 - ${atP}) / 2`,
    slips: [
      {
        answer: `${atBase}°`,
        why: 'That is ∠PAB. Take it from the right angle OAP.',
        check: `(180 - ${atP}) / 2`,
      },
      {
        answer: `${atO}°`,
        why: 'That is ∠AOB, at the centre.',
        check: `180 - ${atP}`,
      },
    ],
  };
};

const concentric = (draw: Draw): MadeQuestion => {
  const [small, half, large] = sides(draw);
  return {
    ask: `Two circles have the same centre and radii of ${large} cm and ${small} cm. A chord of the larger circle touches the smaller one. How long is the chord?`,
    hint: 'The radius to the point of contact is at right angles to the chord and halves it.',
    steps: [
      `Half the chord: √(${large}² − ${small}²) = √${half ** 2} = ${half} cm.`,
      `The whole chord: 2 × ${half} = ${2 * half} cm.`,
    ],
    answer: `${2 * half} cm`,
    check: `2 * sqrt(${large}^2 - ${small}^2)`,
    slips: [
      {
        answer: `${half} cm`,
        why: 'That is half the chord.',
        check: `sqrt(${large}^2 - ${small}^2)`,
      },
      {
        answer: `${2 * (large - small)} cm`,
        why: 'The difference of the radii is not half the chord. Use Pythagoras.',
        check: `2 * (${large} - ${small})`,
      },
    ],
  };
};

const quadrilateral = (draw: Draw): MadeQuestion => {
  const [a, b, c, d] = [draw.whole(2, 8), draw.whole(2, 8), draw.whole(2, 8), draw.whole(2, 8)];
  const [ab, bc, cd, da] = [a + b, b + c, c + d, d + a];
  if (bc === cd || ab === bc) return quadrilateral(draw);
  return {
    ask: `A circle touches all four sides of the quadrilateral ABCD. AB = ${ab} cm, BC = ${bc} cm and CD = ${cd} cm. How long is AD?`,
    hint: 'The two tangents from each corner are equal. Compare the sums of opposite sides.',
    steps: [
      'From the equal tangents: AB + CD = BC + AD.',
      `${ab} + ${cd} = ${bc} + AD.`,
      `AD = ${ab + cd} − ${bc} = ${da} cm.`,
    ],
    answer: `${da} cm`,
    check: `${ab} + ${cd} - ${bc}`,
    slips: [
      {
        answer: `${ab + bc - cd} cm`,
        why: 'You took AB + BC = CD + AD. The sums of opposite sides are equal.',
        check: `${ab} + ${bc} - ${cd}`,
      },
      {
        answer: `${bc + cd - ab} cm`,
        why: 'AB and AD are neighbours. It is AB + CD that equals BC + AD.',
        check: `${bc} + ${cd} - ${ab}`,
      },
    ].filter(({ answer }) => Number.parseInt(answer, 10) > 0),
  };
};

const inTriangle = (draw: Draw): MadeQuestion => {
  const [x = 3, y = 5, z = 7] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 3);
  const [ab, bc, ca, half] = [x + y, y + z, z + x, x + y + z];
  return {
    ask: `A circle touches the three sides of △ABC. AB = ${ab} cm, BC = ${bc} cm and CA = ${ca} cm. How long is the tangent from A to the circle?`,
    hint: 'Call the tangents from A, B and C x, y and z. Which sums do you know?',
    steps: [
      `x + y = ${ab}, y + z = ${bc} and z + x = ${ca}.`,
      `Added and halved: x + y + z = ${half}.`,
      `x = ${half} − ${bc} = ${x} cm.`,
    ],
    answer: `${x} cm`,
    check: `(${ab} + ${ca} - ${bc}) / 2`,
    slips: [
      {
        answer: `${y} cm`,
        why: 'That is the tangent from B.',
        check: `(${ab} + ${bc} - ${ca}) / 2`,
      },
      {
        answer: `${z} cm`,
        why: 'That is the tangent from C.',
        check: `(${bc} + ${ca} - ${ab}) / 2`,
      },
      {
        answer: `${show(ab / 2)} cm`,
        why: 'The circle does not touch AB in its middle: the tangents from A and B differ.',
        check: `${ab} / 2`,
      },
    ],
  };
};

const inRightTriangle = (draw: Draw): MadeQuestion => {
  const [one, other, long] = sides(draw);
  const radius = (one + other - long) / 2;
  return {
    ask: `In a triangle the two sides at the right angle are ${one} cm and ${other} cm long. A circle inside it touches all three sides. What is its radius?`,
    hint: 'The radii to the two short sides make a square with the corner. Mark the equal tangents.',
    steps: [
      `Hypotenuse: √(${one}² + ${other}²) = ${long} cm.`,
      `With radius r the tangents from the two other corners are ${one} − r and ${other} − r.`,
      `Together they make the hypotenuse: ${one + other} − 2r = ${long}, so r = ${radius} cm.`,
    ],
    answer: `${radius} cm`,
    check: `(${one} + ${other} - sqrt(${one}^2 + ${other}^2)) / 2`,
    slips: [
      {
        answer: `${2 * radius} cm`,
        why: `2r = ${2 * radius}. That is the diameter.`,
        check: `${one} + ${other} - sqrt(${one}^2 + ${other}^2)`,
      },
      {
        answer: `${show(long / 2)} cm`,
        why: 'Half the hypotenuse is the radius of the circle through the three corners.',
        check: `sqrt(${one}^2 + ${other}^2) / 2`,
      },
    ],
  };
};

export const CHAPTER_10: BookMakers[number] = [
  { id: 'tangent', level: 'know', make: tangent },
  { id: 'angles', level: 'use', make: angles },
  { id: 'concentric', level: 'use', make: concentric },
  { id: 'quadrilateral', level: 'think', make: quadrilateral },
  { id: 'in-triangle', level: 'think', make: inTriangle },
  { id: 'in-right-triangle', level: 'think', make: inRightTriangle },
];
