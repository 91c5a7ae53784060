import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

const DIAGONALS = 'You counted the diagonals, but along a diagonal the corners do not meet.';
const BOTH_ENDS = 'Each line runs right across. You counted it from both of its ends.';

/** A figure, its lines of symmetry, where they are, and a usual wrong number. */
const FIGURES = [
  ['a rectangle that is not a square', 2, 'through the middles of opposite sides', 4, DIAGONALS],
  [
    'a square',
    4,
    'two through the middles of sides and two diagonals',
    2,
    'The two diagonals are lines of symmetry as well.',
  ],
  [
    'a rhombus that is not a square',
    2,
    'its two diagonals',
    4,
    'The lines through the middles of its sides are no folds: only the diagonals are.',
  ],
  [
    'a kite with two pairs of equal sides, not all four equal',
    1,
    'the diagonal between the two tips where equal sides meet',
    2,
    'Along the other diagonal the halves have different lengths.',
  ],
  [
    'a parallelogram that is neither a rectangle nor a rhombus',
    0,
    'none, since its halves are turned, not mirrored',
    2,
    DIAGONALS,
  ],
  [
    'an equilateral triangle',
    3,
    'from each corner to the middle of the opposite side',
    1,
    'The upright line is one. Turn the triangle: each corner has such a line.',
  ],
  [
    'a triangle with exactly two equal sides',
    1,
    'from the tip between the equal sides to the middle of the third',
    3,
    'Three lines need three equal sides.',
  ],
  [
    'a triangle with three different sides',
    0,
    'none, since no two sides are equal',
    1,
    'A fold needs two equal sides; here all are different.',
  ],
  ['a regular pentagon', 5, 'from each corner to the middle of the opposite side', 10, BOTH_ENDS],
  [
    'a regular hexagon',
    6,
    'three through opposite corners and three through the middles of opposite sides',
    3,
    'Besides those through the corners there are as many through the middles of sides.',
  ],
  [
    'a regular octagon',
    8,
    'four through opposite corners and four through the middles of opposite sides',
    4,
    'Besides those through the corners there are as many through the middles of sides.',
  ],
  [
    'a regular polygon with 7 sides',
    7,
    'from each corner to the middle of the opposite side',
    14,
    BOTH_ENDS,
  ],
  [
    'a regular polygon with 9 sides',
    9,
    'from each corner to the middle of the opposite side',
    18,
    BOTH_ENDS,
  ],
  [
    'a regular polygon with 10 sides',
    10,
    'five through opposite corners and five through the middles of opposite sides',
    5,
    'Besides those through the corners there are as many through the middles of sides.',
  ],
  [
    'half a circle',
    1,
    'straight up from the middle of its straight edge',
    0,
    'Fold it so that one end of the straight edge falls on the other.',
  ],
] as const;

const linesOf = (draw: Draw): MadeQuestion => {
  const [figure, lines, where, wrong, why] = draw.pick(FIGURES);
  return {
    ask: `How many lines of symmetry has ${figure}?`,
    hint: 'Where could you fold it so that both halves cover each other?',
    steps: [`The folds: ${where}.`, `The number of lines is ${lines}.`],
    answer: `${lines}`,
    check: `${lines} * 1`,
    slips: [{ answer: `${wrong}`, why }],
  };
};

const LETTERS = {
  marks: {
    symmetric: 'A line of symmetry may be upright, as in A, or level, as in B.',
    other: 'N, S and Z come back by half a turn, but no fold works.',
  },
  facts: [
    ['A', 'symmetric', 'A has an upright line.'],
    ['M', 'symmetric', 'M has an upright line.'],
    ['T', 'symmetric', 'T has an upright line.'],
    ['U', 'symmetric', 'U has an upright line.'],
    ['V', 'symmetric', 'V has an upright line.'],
    ['W', 'symmetric', 'W has an upright line.'],
    ['Y', 'symmetric', 'Y has an upright line.'],
    ['B', 'symmetric', 'B has a level line.'],
    ['C', 'symmetric', 'C has a level line.'],
    ['D', 'symmetric', 'D has a level line.'],
    ['E', 'symmetric', 'E has a level line.'],
    ['H', 'symmetric', 'H has an upright line and a level one.'],
    ['X', 'symmetric', 'X has an upright line and a level one.'],
    ['F', 'other', 'F has no line.'],
    ['G', 'other', 'G has no line.'],
    ['J', 'other', 'J has no line.'],
    ['L', 'other', 'L has no line.'],
    ['N', 'other', 'N has no line: it only comes back by half a turn.'],
    ['P', 'other', 'P has no line.'],
    ['R', 'other', 'R has no line.'],
    ['S', 'other', 'S has no line: it only comes back by half a turn.'],
    ['Z', 'other', 'Z has no line: it only comes back by half a turn.'],
  ],
} as const;

const letters = countOf(
  LETTERS,
  'symmetric',
  'How many of these capital letters have a line of symmetry',
);

const TURNED = [
  ['A flower design', 'petals', [5, 6, 8, 9, 10, 12, 15]],
  ['A ceiling fan', 'blades', [3, 4, 5]],
  ['A paper windmill', 'vanes', [4, 5, 6, 8]],
  ['A wheel of a cart', 'spokes', [8, 9, 10, 12, 15, 18]],
  ['A star of paper', 'points', [5, 6, 8, 9, 10, 12, 20, 24]],
] as const;
const PARTS = [3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24] as const;

const smallestTurn = (draw: Draw): MadeQuestion => {
  const [what, parts, counts] = draw.pick(TURNED);
  const count = draw.pick(counts);
  const angle = 360 / count;
  return {
    ask: `${what} with ${count} equal ${parts} is turned about its centre. What is the smallest angle, in degrees, after which it looks the same as before?`,
    hint: `${count} equal steps make a full turn.`,
    steps: ['A full turn is 360°.', `360 ÷ ${count} = ${angle}°.`],
    answer: `${angle}°`,
    accept: [`${angle} degrees`],
    check: `360 / ${count}`,
    slips: [
      {
        answer: `${angle / 2}°`,
        why: `You shared half a turn. The ${parts} stand round the whole turn of 360°.`,
        check: `180 / ${count}`,
      },
      {
        answer: '360°',
        why: `After a full turn everything looks the same. With ${count} ${parts} it happens sooner.`,
      },
    ],
  };
};

const howManyAngles = (draw: Draw): MadeQuestion => {
  const [count, most] = [draw.pick(PARTS), draw.pick([180, 270, 360] as const)];
  const angle = 360 / count;
  const found = Math.floor(most / angle);
  if (found < 2) return howManyAngles(draw);
  return {
    ask: `The smallest angle of rotational symmetry of a figure is ${angle}°. How many angles of symmetry has it above 0° and up to ${most}°, with ${most}° counted if it is one?`,
    hint: `The angles are ${angle}°, ${2 * angle}° and so on.`,
    steps: [
      `Each angle of symmetry is a multiple of ${angle}°.`,
      `The last one up to ${most}° is ${found * angle}°, the ${ordinal(found)}: the number is ${found}.`,
    ],
    answer: `${found}`,
    check: `floor(${most} / ${angle})`,
    slips: [
      most % angle === 0
        ? {
            answer: `${found - 1}`,
            why: `${most}° is such an angle too, and it counts.`,
            check: `${most} / ${angle} - 1`,
          }
        : {
            answer: `${found + 1}`,
            why: `The next angle, ${(found + 1) * angle}°, is beyond ${most}°.`,
            check: `floor(${most} / ${angle}) + 1`,
          },
      {
        answer: `${count}`,
        why: `That is the number up to 360°. The question stops at ${most}°.`,
        check: `360 / ${angle}`,
      },
    ],
  };
};

const nextAngle = (draw: Draw): MadeQuestion => {
  const angle = 360 / draw.pick([4, 5, 6, 8, 9, 10, 12, 15] as const);
  const from = draw.whole(6, 33) * 10;
  const next = Math.ceil(from / angle) * angle;
  if (from % angle === 0) return nextAngle(draw);
  return {
    ask: `The smallest angle after which a figure looks the same again is ${angle}°. Which is the first such angle after ${from}°, in degrees?`,
    hint: `All these angles are multiples of ${angle}°.`,
    steps: [
      `${Math.floor(from / angle)} × ${angle} = ${next - angle}° is not beyond ${from}°.`,
      `The next one is ${Math.ceil(from / angle)} × ${angle} = ${next}°.`,
    ],
    answer: `${next}°`,
    accept: [`${next} degrees`],
    check: `ceil(${from} / ${angle}) * ${angle}`,
    slips: [
      {
        answer: `${from + angle}°`,
        why: `You added ${angle}° to ${from}°. But at ${from}° the figure does not look the same: count from 0°.`,
        check: `${from} + ${angle}`,
      },
      {
        answer: `${next - angle}°`,
        why: `This is the last one before ${from}°.`,
        check: `floor(${from} / ${angle}) * ${angle}`,
      },
    ],
  };
};

const FOLDS = ['', 'once', 'twice', 'three times', 'four times'] as const;

const punched = (draw: Draw): MadeQuestion => {
  const [folds, holes] = [draw.whole(2, 4), draw.whole(2, 9)];
  const layers = 2 ** folds;
  return {
    ask: `A thin sheet is folded in half ${FOLDS[folds]}. With a punch ${holes} holes are made through all layers, away from the folds. How many holes has the sheet when it is opened?`,
    hint: 'How many layers lie on top of each other?',
    steps: [
      `Each fold doubles the layers: ${Array.from({ length: folds }, () => '2').join(' × ')} = ${layers}.`,
      `${layers} × ${holes} = ${layers * holes} holes.`,
    ],
    answer: `${layers * holes} holes`,
    check: `2 ^ ${folds} * ${holes}`,
    slips: [
      {
        answer: `${folds * holes} holes`,
        why: `You counted ${folds} layers. Each fold doubles them: there are ${layers}.`,
        check: `${folds} * ${holes}`,
      },
      {
        answer: `${2 * folds * holes} holes`,
        why: `Two layers for each fold would be added. But each fold doubles all layers: ${layers}.`,
        check: `2 * ${folds} * ${holes}`,
      },
      {
        answer: `${holes} holes`,
        why: 'Each hole goes through all the layers.',
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'lines-of', level: 'know', make: linesOf },
  { id: 'smallest-turn', level: 'use', make: smallestTurn },
  { id: 'letters', level: 'use', make: letters },
  { id: 'next-angle', level: 'think', make: nextAngle },
  { id: 'how-many-angles', level: 'use', make: howManyAngles },
  { id: 'punched', level: 'think', make: punched },
] as const;
