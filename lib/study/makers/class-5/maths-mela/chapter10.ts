import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

/** A figure, the number of its mirror lines, where they run, a usual wrong number and why it is wrong. */
const FIGURES = [
  [
    'a square',
    4,
    'Two run from side to side, two from corner to corner.',
    2,
    'You left out two: the diagonals of a square, or the lines from side to side.',
  ],
  [
    'a rectangle that is no square',
    2,
    'One runs across the middle, one along it.',
    4,
    'The diagonals do not count: folded along one, the corners do not meet.',
  ],
  [
    'a triangle with three equal sides',
    3,
    'One runs from each corner to the opposite side.',
    1,
    'Turn the triangle: from each corner there is one.',
  ],
  [
    'a triangle with just two equal sides',
    1,
    'It runs between the equal sides.',
    3,
    'Only the equal sides can be folded onto each other.',
  ],
  [
    'a triangle with three different sides',
    0,
    'No two sides can be folded onto each other.',
    1,
    'No fold brings two different sides together.',
  ],
  [
    'a rhombus that is no square',
    2,
    'They are its two diagonals.',
    4,
    'From side to side it cannot be folded: it leans.',
  ],
  [
    'a rectangle that was pushed askew, so that it leans',
    0,
    'It leans: no fold brings the halves together.',
    2,
    'Its halves are equal, but no fold lays one onto the other.',
  ],
  [
    'a pentagon with equal sides and corners',
    5,
    'One runs from each corner to the middle of the side opposite.',
    1,
    'Turn it: from each of the corners there is one.',
  ],
  [
    'a hexagon with equal sides and corners',
    6,
    'Three run from corner to corner, three from side to side.',
    3,
    'You left out three: some run from corner to corner, others from side to side.',
  ],
  [
    'a half circle',
    1,
    'It stands upright in the middle of the straight edge.',
    0,
    'Fold it so that the two ends of the straight edge meet.',
  ],
  [
    'a heart',
    1,
    'It runs from the dent above to the tip below.',
    2,
    'Above it is round, below it is pointed: only one line works.',
  ],
  [
    'a kite with two long and two short sides',
    1,
    'It runs from the upper to the lower corner.',
    2,
    'Across the kite it cannot be folded: the parts have different lengths.',
  ],
  [
    'a star with five equal points',
    5,
    'One runs through each point.',
    1,
    'Turn it: through each of the points there is one.',
  ],
  [
    'the capital letter H',
    2,
    'One stands upright, one lies flat.',
    1,
    'It has one more: try upright as well as flat.',
  ],
  [
    'the capital letter N',
    0,
    'It looks the same after half a turn, but no fold works.',
    1,
    'Fold it: the slanting stroke does not meet itself.',
  ],
] as const;

const mirrorLines = (draw: Draw): MadeQuestion => {
  const [figure, count, where, wrong, why] = draw.pick(FIGURES);
  return {
    ask: `How many mirror lines does ${figure} have?`,
    hint: 'Along which lines can it be folded so that both halves cover each other exactly?',
    steps: [where, `So the number of mirror lines is ${count}.`],
    answer: `${count}`,
    ...(count === 0 && { accept: ['none'] }),
    check: `${count}`,
    slips: [{ answer: `${wrong}`, why, check: `${wrong}` }],
  };
};

const LETTERS: Sorting<'upright' | 'flat' | 'both' | 'none'> = {
  marks: {
    upright: 'With an upright mirror line, left and right are alike.',
    flat: 'With a flat mirror line, the upper and the lower half are alike.',
    both: 'With both lines, left and right are alike, and so are the upper and the lower half.',
    none: 'Without a mirror line, no fold brings two halves together.',
  },
  facts: [
    ['A', 'upright', 'A is pointed above and open below.'],
    ['M', 'upright', 'Left and right of M are alike; top and bottom are not.'],
    ['T', 'upright', 'T has its bar above only.'],
    ['U', 'upright', 'U is open above and closed below.'],
    ['V', 'upright', 'V is open above and pointed below.'],
    ['W', 'upright', 'W is open above and pointed below.'],
    ['Y', 'upright', 'Y is open above and has one stroke below.'],
    ['B', 'flat', 'B has two equal bows, one above the other.'],
    ['C', 'flat', 'C is open on the right only.'],
    ['D', 'flat', 'D is straight on the left and round on the right.'],
    ['E', 'flat', 'E has its three bars on the right only.'],
    ['H', 'both', 'H can be folded both ways.'],
    ['I', 'both', 'I can be folded both ways.'],
    ['O', 'both', 'O can be folded both ways.'],
    ['X', 'both', 'X can be folded both ways.'],
    ['F', 'none', 'F has its bars on the right, and none below.'],
    ['L', 'none', 'L has a stroke on the left and one below.'],
    ['N', 'none', 'The slanting stroke of N never meets itself.'],
    ['P', 'none', 'P has its bow on the right, and above only.'],
    ['S', 'none', 'S looks the same after half a turn, but no fold works.'],
    ['Z', 'none', 'Z looks the same after half a turn, but no fold works.'],
  ],
};

const letterLines = groupOf(
  LETTERS,
  (letter) =>
    `Does the capital letter ${letter} have an upright mirror line, a flat one, both or none? Write upright, flat, both or none.`,
  'Are left and right alike? Are the upper and the lower half alike?',
);

const DESIGNS = [
  ['A rangoli', 'dots', 'dot'],
  ['A bead pattern', 'beads', 'bead'],
  ['A mehndi design', 'leaves', 'leaf'],
  ['A tile design', 'red squares', 'red square'],
  ['A paper cutting', 'small holes', 'small hole'],
] as const;

const wholeDesign = (draw: Draw): MadeQuestion => {
  const [design, things, thing] = draw.pick(DESIGNS);
  const [side, middle] = [draw.whole(8, 35), draw.whole(2, 9)];
  const total = 2 * side + middle;
  return {
    ask: `${design} has one mirror line. On one side of it are ${side} ${things}, and ${middle} more lie on the line itself. How many ${things} are there in all?`,
    hint: `How many are on the other side? Does a ${thing} on the line have a partner?`,
    steps: [
      `On the other side there are ${side} as well: 2 × ${side} = ${2 * side}.`,
      `Those on the line count once: ${2 * side} + ${middle} = ${total} ${things}.`,
    ],
    answer: `${total} ${things}`,
    check: `2 * ${side} + ${middle}`,
    slips: [
      {
        answer: `${2 * (side + middle)} ${things}`,
        why: 'You doubled those on the line too. What lies on the line has no partner.',
        check: `2 * (${side} + ${middle})`,
      },
      {
        answer: `${side + middle} ${things}`,
        why: 'The other side is missing. It has as many as the first.',
        check: `${side} + ${middle}`,
      },
    ],
  };
};

const TURNING = [
  ['A paper windmill', 'blades', [3, 4, 5, 6, 8]],
  ['A flower design', 'petals', [5, 6, 8, 10, 12]],
  ['A cart wheel', 'spokes', [6, 8, 10, 12]],
  ['A star', 'points', [5, 6, 8, 10]],
  ['A fan', 'blades', [3, 4, 5]],
] as const;

const smallestTurn = (draw: Draw): MadeQuestion => {
  const [design, parts, counts] = draw.pick(TURNING);
  const count = draw.pick(counts);
  return {
    ask: `${design} has ${count} equal ${parts}, evenly spaced. What is the smallest part of a full turn after which it looks the same again?`,
    hint: `After this turn each of the ${parts} stands where the next one stood.`,
    steps: [
      `The ${count} ${parts} cut the full turn into ${count} equal steps.`,
      `One step is 1/${count} of a full turn.`,
    ],
    answer: `1/${count}`,
    check: `1 / ${count}`,
    slips: [
      {
        answer: '1',
        why: 'After a full turn everything looks the same. Here it does so much earlier.',
        check: '1',
      },
      {
        answer: `1/${count - 1}`,
        why: `Count the gaps: ${count} ${parts} in a ring have ${count} gaps, not one less.`,
        check: `1/${count - 1}`,
      },
    ],
  };
};

const mirroredColumn = (draw: Draw): MadeQuestion => {
  const before = draw.whole(5, 9);
  const column = draw.whole(2, before - 1);
  const image = 2 * before + 1 - column;
  const far = before - column + 1;
  const name = draw.pick(CHILDREN);
  const [thing, lane] = draw.pick([
    ['a red square', 'column'],
    ['a flower', 'column'],
    ['a star', 'row'],
    ['a blue dot', 'row'],
  ] as const);
  return {
    ask: `On squared paper ${name} draws a mirror line between ${lane} ${before} and ${lane} ${before + 1}. In ${lane} ${column} there is ${thing}. In which ${lane} is its mirror image?`,
    hint: 'How many steps is it away from the line? Count the same on the other side.',
    steps: [
      `${lane === 'row' ? 'Row' : 'Column'} ${before} is the first beside the line; ${column} is number ${far} from the line.`,
      `On the other side ${before + 1} is the first, so number ${far} is ${lane} ${image}.`,
    ],
    answer: `${image}`,
    accept: [`${lane} ${image}`],
    check: `${before} + ${before + 1} - ${column}`,
    slips: [
      {
        answer: `${image - 1}`,
        why: `The line runs between two of them. On the other side ${before + 1} is the first, not ${before}.`,
        check: `2 * ${before} - ${column}`,
      },
      {
        answer: `${before + column}`,
        why: `You went ${column} beyond the line. It is ${far} steps away from it.`,
        check: `${before} + ${column}`,
      },
    ],
  };
};

const foldedHoles = (draw: Draw): MadeQuestion => {
  const [folds, layers] = draw.pick([
    ['once', 2],
    ['twice', 4],
    ['three times', 8],
  ] as const);
  const holes = draw.whole(2, 7);
  const total = layers * holes;
  return {
    ask: `A sheet is folded in half ${folds}, and ${holes} holes are punched through all layers, away from the folds. How many holes does the opened sheet have?`,
    hint: 'How many layers lie on each other? Each fold doubles them.',
    steps: [
      `Folded ${folds}, the sheet has ${layers} layers.`,
      `Each punch makes ${layers} holes: ${holes} × ${layers} = ${total} holes.`,
    ],
    answer: `${total} holes`,
    check: `${holes} * ${layers}`,
    slips: [
      {
        answer: `${holes} holes`,
        why: `Each punch goes through ${layers} layers, so there are more holes than punches.`,
        check: `${holes}`,
      },
      {
        answer: `${holes * (folds === 'three times' ? 6 : 2)} holes`,
        why: `Each fold doubles the layers: 2, 4, 8. Folded ${folds} there are ${layers}.`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'mirror-lines', level: 'know', make: mirrorLines },
  { id: 'whole-design', level: 'use', make: wholeDesign },
  { id: 'smallest-turn', level: 'use', make: smallestTurn },
  { id: 'mirrored-column', level: 'think', make: mirroredColumn },
  { id: 'letter-lines', level: 'know', make: letterLines },
  { id: 'folded-holes', level: 'think', make: foldedHoles },
] as const;
