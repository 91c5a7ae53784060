import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const SOLIDS: Sorting<'cube' | 'cuboid' | 'cylinder' | 'cone' | 'sphere'> = {
  marks: {
    cube: 'A cube has six flat faces, all of them equal squares.',
    cuboid: 'A cuboid is a box with six flat faces that are not all squares.',
    cylinder: 'A cylinder has two equal round ends and a curved face between them.',
    cone: 'A cone has one round end and a tip.',
    sphere: 'A sphere is round all over, with no flat face.',
  },
  facts: [
    ['a dice', 'cube', 'All six faces of a dice are equal squares.'],
    ['a sugar cube', 'cube', 'A sugar cube is as wide as it is long and high.'],
    ['a box as long as it is wide and high', 'cube', 'All faces of such a box are equal squares.'],
    ['a brick', 'cuboid', 'A brick is longer than it is wide and high.'],
    ['a matchbox', 'cuboid', 'A matchbox is flat and long: its faces are not all squares.'],
    ['a shoe box', 'cuboid', 'A shoe box is longer than it is high.'],
    ['a thick book', 'cuboid', 'A book has six flat faces, large and small ones.'],
    ['a tin of ghee', 'cylinder', 'The tin has a round top, a round bottom and a curved side.'],
    ['a candle', 'cylinder', 'A candle is as thick below as above, with two round ends.'],
    ['a straight pipe', 'cylinder', 'A pipe has two equal round ends.'],
    ['a stack of coins', 'cylinder', 'The stack is round above and below, and curved at the side.'],
    ['a birthday cap', 'cone', 'The cap is round below and ends in a tip.'],
    ['an empty ice-cream cone', 'cone', 'It is round above and ends in a tip.'],
    ['the sharpened tip of a pencil', 'cone', 'It gets thinner up to a point.'],
    ['a marble', 'sphere', 'A marble is round all over.'],
    ['a football', 'sphere', 'A football has no flat face at all.'],
    ['a laddoo', 'sphere', 'A laddoo is rolled until it is round all over.'],
  ],
};

const whichSolid = groupOf(
  SOLIDS,
  (thing) =>
    `Which solid shape is ${thing} like: a cube, a cuboid, a cylinder, a cone or a sphere?`,
  'Is there a flat face? Are there round ends or a tip?',
);

const ROLLING: Sorting<'rolls' | 'only slides'> = {
  marks: {
    rolls: 'A thing rolls where it has a curved face.',
    'only slides': 'A thing with flat faces only slides.',
  },
  facts: [
    ['a marble', 'rolls', 'A marble is curved all over: it rolls.'],
    ['a tin of ghee', 'rolls', 'A tin rolls on its curved side.'],
    ['a candle', 'rolls', 'A candle rolls on its curved side.'],
    ['a football', 'rolls', 'A football rolls in every direction.'],
    ['a laddoo', 'rolls', 'A laddoo is round all over: it rolls.'],
    ['a birthday cap', 'rolls', 'A cap rolls in a circle round its tip.'],
    ['a brick', 'only slides', 'A brick has flat faces: it slides.'],
    ['a matchbox', 'only slides', 'A matchbox has flat faces: it slides.'],
    ['a thick book', 'only slides', 'A book has flat faces: it slides.'],
    ['a shoe box', 'only slides', 'A shoe box has flat faces: it slides.'],
    ['a sugar cube', 'only slides', 'A sugar cube has flat faces: it slides.'],
  ],
};

const flatFaces = (draw: Draw): MadeQuestion => {
  const [cubes, tins] = [draw.whole(2, 6), draw.whole(2, 9)];
  const total = cubes * 6 + tins * 2;
  return {
    ask: `${draw.pick(CHILDREN)} sticks a star on every flat face of ${cubes} cubes and ${tins} cylinders. How many stars are needed?`,
    hint: 'A cube has 6 flat faces. How many has a cylinder?',
    steps: [
      `Cubes: ${cubes} × 6 = ${cubes * 6} flat faces.`,
      `Cylinders: ${tins} × 2 = ${tins * 2} flat faces, top and bottom.`,
      `${cubes * 6} + ${tins * 2} = ${total} stars.`,
    ],
    answer: `${total} stars`,
    check: `${cubes} * 6 + ${tins} * 2`,
    slips: [
      {
        answer: `${cubes * 6 + tins * 3} stars`,
        why: 'You put a star on the curved face of each cylinder too. Only its two ends are flat.',
        check: `${cubes} * 6 + ${tins} * 3`,
      },
      {
        answer: `${(cubes + tins) * 6} stars`,
        why: 'Only the cubes have 6 flat faces. A cylinder has 2.',
        check: `(${cubes} + ${tins}) * 6`,
      },
    ],
  };
};

const PARTS = [
  ['straws', 'edge', 12, 'balls of clay', 8, 'corner'],
  ['balls of clay', 'corner', 8, 'straws', 12, 'edge'],
] as const;

const frames = (draw: Draw): MadeQuestion => {
  const boxes = draw.whole(2, 6);
  const [what, place, each, otherThing, other, otherPlace] = draw.pick(PARTS);
  const solid = draw.pick(['cube', 'cuboid']);
  return {
    ask: `${draw.pick(CHILDREN)} makes ${boxes} frames, each like a ${solid}, with a straw for each edge and a ball of clay at each corner. How many ${what} are needed for all of them?`,
    hint: `How many ${place}s has one ${solid}?`,
    steps: [
      `A ${solid} has ${each} ${place}s, so one frame needs ${each} ${what}.`,
      `${boxes} × ${each} = ${boxes * each} ${what}.`,
    ],
    answer: `${boxes * each} ${what}`,
    check: `${boxes} * ${each}`,
    slips: [
      {
        answer: `${boxes * other} ${what}`,
        why: `This is the number of ${otherThing}, one for each ${otherPlace}.`,
        check: `${boxes} * ${other}`,
      },
      {
        answer: `${boxes * 6} ${what}`,
        why: `You counted the 6 faces of each ${solid}. Count the ${place}s.`,
        check: `${boxes} * 6`,
      },
    ],
  };
};

const cubeWall = (draw: Draw): MadeQuestion => {
  const rows = draw.whole(3, 5);
  const bottom = draw.whole(rows + 1, 12);
  const sizes = Array.from({ length: rows }, (_, at) => bottom - at);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return {
    ask: `A wall of toy cubes has ${bottom} cubes in the lowest row. Each row above has one cube fewer. There are ${rows} rows. How many cubes are in the wall?`,
    hint: 'Write down the rows one below the other.',
    steps: [
      `The rows have ${sizes.join(', ')} cubes.`,
      `${sizes.join(' + ')} = ${total}, so ${total} cubes.`,
    ],
    answer: `${total} cubes`,
    check: `${rows} * (${bottom} + ${sizes.at(-1)}) / 2`,
    slips: [
      {
        answer: `${bottom * rows} cubes`,
        why: 'You took all rows as long as the lowest. Each one above has a cube fewer.',
        check: `${bottom} * ${rows}`,
      },
      {
        answer: `${total - (sizes.at(-1) ?? 0)} cubes`,
        why: 'One row is missing. Count the rows as you write them down.',
        check: sizes.slice(0, -1).join(' + '),
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'which-solid', level: 'know', make: whichSolid },
  { id: 'frames', level: 'use', make: frames },
  { id: 'flat-faces', level: 'use', make: flatFaces },
  { id: 'cube-wall', level: 'think', make: cubeWall },
  { id: 'rolling', level: 'know', make: countOf(ROLLING, 'rolls', 'How many of these can roll') },
] as const;
