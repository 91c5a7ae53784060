import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const OUTLINES: Sorting<'triangle' | 'quadrilateral' | 'circle'> = {
  marks: {
    triangle: 'A triangle has three straight sides.',
    quadrilateral: 'A quadrilateral has four straight sides.',
    circle: 'A circle has no straight side: all of it is equally far from its middle.',
  },
  facts: [
    ['a carrom board', 'quadrilateral', 'A carrom board has four equal sides.'],
    ['a five-hundred-rupee note', 'quadrilateral', 'A note has two long and two short sides.'],
    ['a paper kite with four edges', 'quadrilateral', 'It stands on a corner, but has four sides.'],
    ['a piece of barfi cut on the slant', 'quadrilateral', 'It leans over, but has four sides.'],
    ['a door', 'quadrilateral', 'A door has four sides.'],
    ['a cricket pitch, seen from above', 'quadrilateral', 'The pitch is a long rectangle.'],
    ['a matchbox, seen from above', 'quadrilateral', 'Its outline is a rectangle.'],
    [
      'half a square, cut along a diagonal',
      'triangle',
      'It has two sides of the square and the cut.',
    ],
    ['a set square of the geometry box', 'triangle', 'It has three straight edges.'],
    [
      'the front of a tent with two slanting sheets',
      'triangle',
      'Two sheets and the ground: three.',
    ],
    ['the give-way sign on the road', 'triangle', 'It has three edges, and a corner points down.'],
    ['a bangle', 'circle', 'A bangle is equally wide in every direction.'],
    ['a ten-rupee coin', 'circle', 'A coin is equally wide in every direction.'],
    ['the rim of a steel tumbler', 'circle', 'The rim is equally far from its middle all around.'],
    ['the rim of a bicycle wheel', 'circle', 'All its spokes are equally long.'],
  ],
};

const outline = groupOf(
  OUTLINES,
  (thing) => `${thing}: is its outline a triangle, a quadrilateral or a circle?`,
  'Count the straight sides.',
);

const TILES: Sorting<'yes' | 'no'> = {
  marks: {
    yes: 'A tile covers a floor when its copies fit side to side with no gap.',
    no: 'A tile fails when gaps stay between its copies, however they are laid.',
  },
  facts: [
    ['a square', 'yes', 'Four square corners close around a point.'],
    ['a rectangle', 'yes', 'Bricks in a wall show it.'],
    ['a triangle with equal sides', 'yes', 'Six of them close around a point.'],
    ['a hexagon with equal sides and corners', 'yes', 'Honeycombs are built like that.'],
    ['a rhombus', 'yes', 'Slanting rows of it fit side to side.'],
    ['a parallelogram', 'yes', 'Slanting rows of it fit side to side.'],
    ['an L made of three squares', 'yes', 'Two of them make a rectangle, and rectangles fit.'],
    ['half a square, cut along a diagonal', 'yes', 'Two of them make a square, and squares fit.'],
    ['half a rectangle, cut along a diagonal', 'yes', 'Two make a rectangle, and rectangles fit.'],
    ['a circle', 'no', 'Between round edges gaps stay, as between coins.'],
    ['an oval', 'no', 'Between round edges gaps stay, as between eggs.'],
    ['a pentagon with equal sides and corners', 'no', 'Three leave a crack, and four do not fit.'],
    ['an octagon with equal sides and corners', 'no', 'Square holes stay between octagons.'],
    ['a half circle', 'no', 'Straight edges fit, but between the round ones gaps stay.'],
  ],
};

const canCover = groupOf(
  TILES,
  (thing) =>
    `All tiles have the same size and the shape of ${thing}. Can they cover a floor with no gap: yes or no?`,
  'What happens where several of their corners meet?',
);

const BORDERS = [
  ['lotus', 'leaf', 'star'],
  ['circle', 'square', 'triangle'],
  ['elephant', 'peacock', 'deer'],
  ['star', 'moon', 'drop', 'leaf'],
  ['square', 'kite', 'circle', 'hexagon'],
  ['fish', 'shell', 'wave', 'boat'],
  ['mango', 'leaf', 'flower', 'bird', 'dot'],
  ['bell', 'lamp', 'star', 'lotus', 'drop'],
] as const;

const placeInBorder = (draw: Draw): MadeQuestion => {
  const figures = draw.shuffle(draw.pick(BORDERS));
  const size = figures.length;
  const place = draw.whole(4, 9) * size + draw.whole(0, size - 1);
  const rest = place % size;
  const full = place - rest;
  const answer = figures[(place - 1) % size] ?? '';
  const before = figures[(place - 2) % size] ?? '';
  const after = figures[place % size] ?? '';
  return {
    ask: `On a border the figures ${figures.join(', ')} come again and again in this order. Which figure stands at place ${place}?`,
    hint: `A round has ${size} figures. At which place does a round end, near ${place}?`,
    steps: [
      `With place ${full} a round is over, because ${full} = ${full / size} × ${size}.`,
      rest === 0
        ? `Place ${place} is the last one of its round: ${answer}.`
        : `Place ${place} is number ${rest} of the next round: ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: after,
        why: `That is one place further. The first round begins with place 1, so place ${size} is its last.`,
      },
      {
        answer: before,
        why: `That is one place before. A round ends with place ${full}: count on from there.`,
      },
    ],
  };
};

const SHAPES = [
  ['triangles', 3],
  ['squares', 4],
  ['pentagons', 5],
  ['hexagons', 6],
] as const;

const sticksInAll = (draw: Draw): MadeQuestion => {
  const [first, second] = draw.some(SHAPES, 2);
  const [[one, sides], [other, more]] = [first ?? SHAPES[0], second ?? SHAPES[1]];
  const [count, times] = [draw.whole(2, 9), draw.whole(2, 9)];
  const total = count * sides + times * more;
  const answer = `${total} matchsticks`;
  return {
    ask: `How many matchsticks are needed for ${count} ${one} and ${times} ${other} that do not touch, one stick for each side?`,
    hint: 'How many sides does each of the shapes have?',
    steps: [
      `${count} ${one}: ${count} × ${sides} = ${count * sides} sticks.`,
      `${times} ${other}: ${times} × ${more} = ${times * more} sticks.`,
      `Together: ${total} sticks.`,
    ],
    answer,
    check: `${count} * ${sides} + ${times} * ${more}`,
    slips: [
      {
        answer: `${count + times} matchsticks`,
        why: 'That is the number of shapes. Each shape takes several sticks.',
        check: `${count} + ${times}`,
      },
      {
        answer: `${count * more + times * sides} matchsticks`,
        why: 'You mixed up the numbers of sides of the two shapes.',
        check: `${count} * ${more} + ${times} * ${sides}`,
      },
    ],
  };
};

const SURFACES = [
  ['A table top', 10, 15],
  ['A tray', 4, 5],
  ['A shelf board', 5, 10],
  ['A kitchen wall', 20, 30],
  ['A game board', 3, 4],
] as const;

const tilesNeeded = (draw: Draw): MadeQuestion => {
  const [surface, ...sides] = draw.pick(SURFACES);
  const side = draw.pick(sides);
  const [along, across] = [draw.whole(6, 12), draw.whole(3, 5)];
  const [length, width] = [along * side, across * side];
  return {
    ask: `${surface} is ${length} cm long and ${width} cm wide. It is covered with square tiles of side ${side} cm. How many tiles are needed?`,
    hint: 'How many tiles lie along the length, how many along the width?',
    steps: [
      `Along the length: ${length} ÷ ${side} = ${along}. Along the width: ${width} ÷ ${side} = ${across}.`,
      `${across} rows of ${along}: ${along * across} tiles.`,
    ],
    answer: `${along * across} tiles`,
    check: `(${length} / ${side}) * (${width} / ${side})`,
    slips: [
      {
        answer: `${along + across} tiles`,
        why: `So many lie along two edges. There are ${across} full rows of ${along}.`,
        check: `${length} / ${side} + ${width} / ${side}`,
      },
      {
        answer: `${along} tiles`,
        why: `That is one row only. There are ${across} rows.`,
        check: `${length} / ${side}`,
      },
    ],
  };
};

const ROWS = [
  ['squares', 4],
  ['triangles', 3],
  ['pentagons', 5],
  ['hexagons', 6],
] as const;

const sticksInRow = (draw: Draw): MadeQuestion => {
  const [shapes, sides] = draw.pick(ROWS);
  const count = draw.whole(6, 15);
  const added = sides - 1;
  const total = sides + (count - 1) * added;
  return {
    ask: `With matchsticks ${count} ${shapes} are laid in one row, so that neighbours share a side. Each side is one stick. How many sticks are needed?`,
    hint: 'How many sticks does the first shape take, and how many each one after it?',
    steps: [
      `The first takes ${sides} sticks, each of the other ${count - 1} takes ${added} more.`,
      `${sides} + ${count - 1} × ${added} = ${total} sticks.`,
    ],
    answer: `${total} sticks`,
    accept: [`${total} matchsticks`],
    check: `${sides} + (${count} - 1) * ${added}`,
    slips: [
      {
        answer: `${count * sides} sticks`,
        why: 'That would be right for shapes that do not touch. Neighbours share a stick.',
        check: `${count} * ${sides}`,
      },
      {
        answer: `${count * added} sticks`,
        why: `The first has no neighbour before it: it takes ${sides} sticks, not ${added}.`,
        check: `${count} * ${added}`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'sticks-in-all', level: 'know', make: sticksInAll },
  { id: 'place-in-border', level: 'use', make: placeInBorder },
  { id: 'tiles-needed', level: 'use', make: tilesNeeded },
  { id: 'sticks-in-row', level: 'think', make: sticksInRow },
  { id: 'outline', level: 'know', make: outline },
  { id: 'can-cover', level: 'use', make: canCover },
] as const;
