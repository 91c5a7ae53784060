import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const fourthAngle = (draw: Draw): MadeQuestion => {
  const angles = [draw.whole(75, 100), draw.whole(80, 100), draw.whole(116, 130)] as const;
  const [one, two, three] = angles;
  const sum = one + two + three;
  return {
    ask: `Three angles of a quadrilateral are ${one}°, ${two}° and ${three}°. Find the fourth one.`,
    hint: 'A diagonal cuts the quadrilateral into two triangles.',
    steps: [
      'Two triangles have 2 × 180° = 360°.',
      `${one}° + ${two}° + ${three}° = ${sum}°.`,
      `360° − ${sum}° = ${360 - sum}°.`,
    ],
    answer: `${360 - sum}°`,
    check: `360 - ${one} - ${two} - ${three}`,
    slips: [
      {
        answer: `${sum - 180}°`,
        why: 'You compared with 180°, the angle sum of a triangle. A quadrilateral has twice as much.',
        check: `${sum} - 180`,
      },
    ],
  };
};

const neighbourAngle = (draw: Draw): MadeQuestion => {
  const given = draw.whole(35, 145);
  const angle = given === 90 ? 91 : given;
  const shape = draw.pick(['parallelogram', 'rhombus'] as const);
  return {
    ask: `One angle of a ${shape} is ${angle}°. How large is the angle next to it?`,
    hint: 'Opposite sides are parallel: think of the two angles along one side.',
    steps: [
      `Neighbouring angles of a ${shape} add up to 180°.`,
      `180° − ${angle}° = ${180 - angle}°.`,
    ],
    answer: `${180 - angle}°`,
    check: `180 - ${angle}`,
    slips: [
      {
        answer: `${angle}°`,
        why: 'The opposite angle is equal. The neighbouring one makes 180° with it.',
        check: `${angle}`,
      },
    ],
  };
};

const kiteAngles = (draw: Draw): MadeQuestion => {
  const [top, bottom] = [2 * draw.whole(45, 65), 2 * draw.whole(15, 40)];
  const rest = 360 - top - bottom;
  return {
    ask: `In a kite the two angles that lie between equal sides are ${top}° and ${bottom}°. How large is each of the other two angles?`,
    hint: 'A kite is symmetric: the other two angles are equal.',
    steps: [
      `360° − ${top}° − ${bottom}° = ${rest}° is left for the two.`,
      `Each is half of it: ${rest}° ÷ 2 = ${rest / 2}°.`,
    ],
    answer: `${rest / 2}°`,
    check: `(360 - ${top} - ${bottom}) / 2`,
    slips: [
      {
        answer: `${rest}°`,
        why: 'That is both of them together. Each one is half of it.',
        check: `360 - ${top} - ${bottom}`,
      },
    ],
  };
};

const rectangleDiagonals = (draw: Draw): MadeQuestion => {
  const small = 2 * draw.whole(15, 40);
  const isLonger = draw.chance();
  const apex = isLonger ? 180 - small : small;
  const angle = (180 - apex) / 2;
  const side = isLonger ? 'longer' : 'shorter';
  return {
    ask: `The diagonals of a rectangle cross at angles of ${small}° and ${180 - small}°. How large is the angle between a diagonal and a ${side} side?`,
    hint: `A ${side} side and two half diagonals make an isosceles triangle.`,
    steps: [
      'All half diagonals of a rectangle are equal, so the triangle is isosceles.',
      `A ${side} side lies opposite the ${isLonger ? 'larger' : 'smaller'} angle, ${apex}°.`,
      `(180° − ${apex}°) ÷ 2 = ${angle}°.`,
    ],
    answer: `${angle}°`,
    check: `(180 - ${apex}) / 2`,
    slips: [
      {
        answer: `${90 - angle}°`,
        why: `That is the angle at a ${isLonger ? 'shorter' : 'longer'} side.`,
        check: `90 - ${angle}`,
      },
      {
        answer: `${180 - apex}°`,
        why: 'Two equal angles share this; each is half of it.',
        check: `180 - ${apex}`,
      },
    ],
  };
};

/** Four parts of a ratio; each sum divides 360. */
const RATIOS = [
  [1, 2, 3, 4],
  [2, 3, 3, 4],
  [1, 2, 4, 5],
  [2, 3, 4, 6],
  [3, 4, 5, 6],
  [2, 4, 5, 7],
  [3, 5, 7, 9],
  [1, 3, 5, 6],
  [2, 2, 3, 3],
  [3, 4, 5, 8],
  [2, 5, 5, 6],
  [4, 5, 7, 8],
  [2, 3, 5, 5],
  [4, 6, 7, 7],
] as const;

const anglesInRatio = (draw: Draw): MadeQuestion => {
  const ratio = draw.shuffle(draw.pick(RATIOS));
  const sum = ratio.reduce((total, part) => total + part, 0);
  const [least, most] = [Math.min(...ratio), Math.max(...ratio)];
  const unit = 360 / sum;
  return {
    ask: `The angles of a quadrilateral are in the ratio ${ratio.join(' : ')}. How large is the largest angle?`,
    hint: 'Into how many equal parts are the 360° divided?',
    steps: [
      `There are ${ratio.join(' + ')} = ${sum} parts, and one part is 360° ÷ ${sum} = ${unit}°.`,
      `The largest angle has ${most} parts: ${most} × ${unit}° = ${most * unit}°.`,
    ],
    answer: `${most * unit}°`,
    check: `360 * ${most} / (${ratio.join(' + ')})`,
    slips: [
      {
        answer: `${least * unit}°`,
        why: 'That is the smallest angle.',
        check: `360 * ${least} / ${sum}`,
      },
      {
        answer: `${(most * unit) / 2}°`,
        why: 'You divided 180°, the sum of a triangle. A quadrilateral has 360°.',
        check: `180 * ${most} / ${sum}`,
      },
    ],
  };
};

const angleEquation = (draw: Draw): MadeQuestion => {
  const [times, small] = [draw.whole(2, 3), draw.whole(30, 43)];
  const larger = 180 - small;
  const more = larger - times * small;
  return {
    ask: `One angle of a parallelogram is ${show(more)}° more than ${times === 2 ? 'twice' : 'three times'} its neighbour. How large is the larger one of the two?`,
    hint: 'Call the smaller angle x. What do the two make together?',
    steps: [
      `x + ${times}x + ${more}° = 180°, so ${times + 1}x = ${180 - more}° and x = ${small}°.`,
      `The larger angle is 180° − ${small}° = ${larger}°.`,
    ],
    answer: `${larger}°`,
    check: `${times} * (180 - ${more}) / ${times + 1} + ${more}`,
    slips: [
      {
        answer: `${small}°`,
        why: 'That is the smaller angle.',
        check: `(180 - ${more}) / ${times + 1}`,
      },
      {
        answer: `${times * small}°`,
        why: `You left out the ${more}° that are added.`,
        check: `${times} * (180 - ${more}) / ${times + 1}`,
      },
    ],
  };
};

/** A statement, whether it holds, what a pupil says who slips, and why that is not so. */
const STATEMENTS = [
  [
    'A square is a rhombus',
    'always',
    'never',
    'A square has four equal sides; that is all a rhombus asks for.',
  ],
  ['A rectangle is a square', 'sometimes', 'never', 'A rectangle with equal sides is a square.'],
  [
    'A rhombus is a parallelogram',
    'always',
    'sometimes',
    'Four equal sides force the opposite ones to be parallel.',
  ],
  [
    'A parallelogram is a rhombus',
    'sometimes',
    'always',
    'Its neighbouring sides need not be equal, but they may be.',
  ],
  [
    'The diagonals of a rectangle are equal',
    'always',
    'sometimes',
    'A diagonal goes with a right-angled triangle, and all four of these are copies of one another.',
  ],
  [
    'The diagonals of a rhombus are equal',
    'sometimes',
    'never',
    'Only in a square, but every square is a rhombus.',
  ],
  [
    'The diagonals of a kite are perpendicular',
    'always',
    'sometimes',
    'One diagonal is the line of symmetry, and the other crosses it at right angles.',
  ],
  [
    'The diagonals of a rectangle are perpendicular',
    'sometimes',
    'never',
    'They are where the rectangle is a square.',
  ],
  [
    'The diagonals of a parallelogram bisect each other',
    'always',
    'sometimes',
    'Equal triangles at the crossing show it for every parallelogram.',
  ],
  [
    'All four angles of a rhombus are equal',
    'sometimes',
    'always',
    'The sides are equal, but the shape may lean. The angles are equal only in a square.',
  ],
  [
    'A parallelogram has exactly one right angle',
    'never',
    'sometimes',
    'One right angle makes its neighbours right angles too, so all four are.',
  ],
  [
    'A quadrilateral has four obtuse angles',
    'never',
    'sometimes',
    'Four angles above 90° would make more than 360°.',
  ],
  [
    'A quadrilateral has exactly three right angles',
    'never',
    'sometimes',
    'Three right angles leave 360° − 270° = 90° for the fourth.',
  ],
  [
    'Opposite angles of a parallelogram are equal',
    'always',
    'sometimes',
    'Each of the two makes 180° with the same neighbour.',
  ],
  [
    'The diagonals of a kite are equal',
    'sometimes',
    'always',
    'Its two sticks may have any lengths, equal or not.',
  ],
  [
    'A diagonal of a rhombus halves the angles at its ends',
    'always',
    'sometimes',
    'It is a line of symmetry of every rhombus.',
  ],
] as const;

const alwaysSometimesNever = (draw: Draw): MadeQuestion => {
  const [statement, answer, slip, why] = draw.pick(STATEMENTS);
  return {
    ask: `“${statement}.” Is this true always, sometimes or never?`,
    hint: 'Look for one example that fits and for one that does not.',
    steps: [why, `So it is ${answer} true.`],
    answer,
    slips: [{ answer: slip, why }],
  };
};

export const CHAPTER_4 = [
  { id: 'fourth-angle', level: 'know', make: fourthAngle },
  { id: 'neighbour-angle', level: 'know', make: neighbourAngle },
  { id: 'kite-angles', level: 'use', make: kiteAngles },
  { id: 'rectangle-diagonals', level: 'use', make: rectangleDiagonals },
  { id: 'angles-in-ratio', level: 'use', make: anglesInRatio },
  { id: 'angle-equation', level: 'think', make: angleEquation },
  { id: 'always-sometimes-never', level: 'think', make: alwaysSometimesNever },
] as const satisfies BookMakers[number];
