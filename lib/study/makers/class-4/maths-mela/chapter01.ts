import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const SOLIDS: Sorting<'cube' | 'cuboid' | 'cylinder' | 'cone' | 'sphere'> = {
  marks: {
    cube: 'A cube has 6 square faces, all alike.',
    cuboid: 'A cuboid has 6 flat faces, and they are not all squares.',
    cylinder: 'A cylinder has two flat round ends and a curved face between them.',
    cone: 'A cone has one flat round end and comes to a point.',
    sphere: 'A sphere is round on all sides and has no flat face.',
  },
  facts: [
    ['a dice', 'cube', 'All faces of a dice are equal squares.'],
    ['a sugar cube', 'cube', 'All its faces are equal squares.'],
    ['a box as long as it is wide and high', 'cube', 'All its faces are equal squares.'],
    ['a brick', 'cuboid', 'A brick has 6 flat faces, some longer than others.'],
    ['a matchbox', 'cuboid', 'A matchbox has 6 flat faces, some longer than others.'],
    ['a thick dictionary', 'cuboid', 'It has 6 flat faces, some longer than others.'],
    ['a cupboard', 'cuboid', 'It has 6 flat faces and is higher than it is wide.'],
    ['a new eraser', 'cuboid', 'It has 6 flat faces, some longer than others.'],
    ['a gas pipe', 'cylinder', 'A pipe has two round ends and is equally thick all along.'],
    [
      'a pile of equal coins',
      'cylinder',
      'The pile has two flat round ends, one above, one below.',
    ],
    ['a round candle', 'cylinder', 'It has two round ends and is equally thick all along.'],
    ['a rolling pin without its handles', 'cylinder', 'It has two round ends and a curved face.'],
    ['a round pillar', 'cylinder', 'It is round and equally thick from the floor to the roof.'],
    ['a birthday cap', 'cone', 'The cap has a round opening and comes to a point.'],
    ['a paper cone full of peanuts', 'cone', 'It has a round opening and comes to a point.'],
    ['a heap of rice poured on the floor', 'cone', 'The heap is round below and pointed on top.'],
    ['a marble', 'sphere', 'A marble is round on all sides.'],
    ['a cricket ball', 'sphere', 'A ball is round on all sides.'],
    ['a round laddoo', 'sphere', 'It is round on all sides.'],
    ['a globe', 'sphere', 'A globe is round on all sides, like the Earth.'],
  ],
};

const solid = groupOf(
  SOLIDS,
  (thing) =>
    `Think of ${thing}. Which solid is it most like: cube, cuboid, cylinder, cone or sphere?`,
  'Is anything flat on it? Is anything curved? Does it have a point?',
);

/** Frames of straws: the name, then how many faces, edges and corners. */
const FRAMES = [
  ['cube', 'cubes', 6, 12, 8],
  ['cuboid', 'cuboids', 6, 12, 8],
  ['triangular prism', 'triangular prisms', 5, 9, 6],
  ['square pyramid', 'square pyramids', 5, 8, 5],
] as const;

const frameParts = (draw: Draw): MadeQuestion => {
  const [one, many, , edges, corners] = draw.pick(FRAMES);
  const [times, name, isStraws] = [draw.whole(2, 6), draw.pick(CHILDREN), draw.chance()];
  const [part, place, each] = isStraws
    ? (['straws', 'edges', edges] as const)
    : (['clay balls', 'corners', corners] as const);
  const [otherPlace, other] = isStraws
    ? (['corners', corners] as const)
    : (['edges', edges] as const);
  const answer = `${times * each} ${part}`;
  return {
    ask: `${name} makes frames of solids: a straw for each edge and a clay ball for each corner. How many ${part} do ${times} ${many} need?`,
    hint: `Count the ${place} of one ${one} first: below, above and in between.`,
    steps: [
      `One ${one} has ${each} ${place}.`,
      `${times} × ${each} = ${times * each}, so ${times * each} ${part} are needed.`,
    ],
    answer,
    check: `${times} * ${each}`,
    slips: [
      {
        answer: `${times * other} ${part}`,
        why: `You counted the ${otherPlace}. The ${part} are at the ${place}.`,
        check: `${times} * ${other}`,
      },
      {
        answer: `${each} ${part}`,
        why: `That is enough for one ${one}. There are ${times}.`,
        check: String(each),
      },
    ],
  };
};

const diceTower = (draw: Draw): MadeQuestion => {
  const [dice, top] = [draw.whole(2, 6), draw.whole(1, 6)];
  const hidden = dice * 7 - top;
  const answer = `${hidden} dots`;
  return {
    ask: `Opposite faces of a dice have 7 dots together. ${draw.pick(CHILDREN)} puts ${dice} dice one on the other. The top of the tower shows ${top}. How many dots lie hidden, between the dice and under the tower?`,
    hint: 'How many dots do the top and the bottom of one dice have together?',
    steps: [
      `Top and bottom of each dice have 7 dots together: ${dice} × 7 = ${dice * 7}.`,
      `Only the ${top} on the very top can be seen: ${dice * 7} − ${top} = ${hidden}.`,
    ],
    answer,
    check: `${dice} * 7 - ${top}`,
    slips: [
      {
        answer: `${dice * 7} dots`,
        why: 'You counted the top of the tower too, but that one can be seen.',
        check: `${dice} * 7`,
      },
      {
        answer: `${7 - top} dots`,
        why: 'That is only the bottom of the highest dice. All the dice below it hide two faces.',
        check: `7 - ${top}`,
      },
    ],
  };
};

const SHEETS = [
  ['triangle', 3],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
] as const;

const cutCorners = (draw: Draw): MadeQuestion => {
  const [shape, corners] = draw.pick(SHEETS);
  const [name, cuts] = [draw.pick(CHILDREN), draw.whole(1, corners)];
  const now = corners + cuts;
  const answer = `${now} corners`;
  return {
    ask: `A sheet of paper is a ${shape}. ${name} cuts off ${cuts === 1 ? 'one of its corners with a short straight cut' : `${cuts} of its corners, each with a short straight cut`}. How many corners does the sheet have now?`,
    hint: 'Draw the shape and cut off one corner. What is there in its place?',
    steps: [
      `A ${shape} has ${corners} corners.`,
      'Each cut takes one corner away and makes two new ones: that is one more.',
      `${corners} + ${cuts} = ${now} corners.`,
    ],
    answer,
    check: `${corners} - ${cuts} + 2 * ${cuts}`,
    slips: [
      {
        answer: `${corners - cuts} corners`,
        why: 'You took the corners away, but each cut leaves two new corners behind.',
        check: `${corners} - ${cuts}`,
      },
      {
        answer: `${corners} corners`,
        why: `The ${shape} had so many before the cut. Draw it and count again.`,
        check: String(corners),
      },
    ],
  };
};

const wholeFrames = (draw: Draw): MadeQuestion => {
  const [one, many, , edges, corners] = draw.pick(FRAMES);
  const [made, left] = [draw.whole(2, 5), draw.whole(1, edges - 1)];
  const straws = made * edges + left;
  const answer = `${made} ${many}`;
  return {
    ask: `${draw.pick(CHILDREN)} has ${straws} straws and plenty of clay. Each edge takes one straw. How many whole frames of a ${one} can be made?`,
    hint: `How many edges does one ${one} have?`,
    steps: [
      `One ${one} takes ${edges} straws.`,
      `${made} × ${edges} = ${made * edges}; ${left} ${left === 1 ? 'is' : 'are'} left, too few for one more.`,
      `So ${made} whole frames can be made.`,
    ],
    answer,
    accept: [`${made} frames`],
    check: `floor(${straws} / ${edges})`,
    slips: [
      {
        answer: `${made + 1} ${many}`,
        why: `The last ${one} would lack straws: only ${left} ${left === 1 ? 'is' : 'are'} left.`,
        check: `ceil(${straws} / ${edges})`,
      },
      {
        answer: `${Math.floor(straws / corners)} ${many}`,
        why: `You used the ${corners} corners. Straws are the edges: ${edges} for each frame.`,
        check: `floor(${straws} / ${corners})`,
      },
    ],
  };
};

export const CHAPTER_1 = [
  { id: 'solid', level: 'know', make: solid },
  { id: 'frame-parts', level: 'use', make: frameParts },
  { id: 'whole-frames', level: 'use', make: wholeFrames },
  { id: 'cut-corners', level: 'think', make: cutCorners },
  { id: 'dice-tower', level: 'think', make: diceTower },
] as const satisfies readonly Maker[];
