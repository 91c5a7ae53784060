import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const LANDMARKS = [
  'the school',
  'the well',
  'the temple',
  'the post office',
  'the bus stand',
  'the library',
  'the market',
  'the water tank',
  'the health centre',
  'the playground',
] as const;

const otherWay = (draw: Draw): MadeQuestion => {
  const at = draw.whole(0, 7);
  const direction = DIRECTIONS[at] ?? 'north';
  const answer = DIRECTIONS[(at + 4) % 8] ?? 'south';
  const side = DIRECTIONS[(at + 2) % 8] ?? 'east';
  const [one = 'the school', other = 'the well'] = draw.some(LANDMARKS, 2);
  return {
    ask: `On a map ${one} lies to the ${direction} of ${other}. In which direction from ${one} is ${other}?`,
    hint: `Put a finger on ${one} and look back to ${other}.`,
    steps: [
      'Looking back turns you round by half a turn.',
      `The opposite of ${direction} is ${answer}.`,
    ],
    answer,
    ...(answer.includes('-') && {
      accept: [answer.replace('-', ' ')],
    }),
    slips: [
      {
        answer: direction,
        why: `That is the way from ${other} to ${one}. Now you stand at ${one} and look back.`,
      },
      {
        answer: side,
        why: 'That is a quarter turn. Looking back is half a turn.',
      },
    ],
  };
};

const SCALES = [
  ['km', [2, 3, 4, 5, 8, 10], 'Two towns', 'apart'],
  ['m', [10, 20, 25, 50], 'Two houses', 'apart'],
] as const;

const realDistance = (draw: Draw): MadeQuestion => {
  const [unit, scales, things, word] = draw.pick(SCALES);
  const [scale, length] = [draw.pick(scales), draw.whole(3, 15)];
  const answer = `${show(scale * length)} ${unit}`;
  return {
    ask: `On a map 1 cm stands for ${scale} ${unit}. ${things} are ${length} cm ${word} on it. How far ${word} are they really?`,
    hint: 'How much do 2 cm stand for? And 3 cm?',
    steps: [
      `Each of the ${length} centimetres stands for ${scale} ${unit}.`,
      `${length} × ${scale} = ${answer}.`,
    ],
    answer,
    check: `${length} * ${scale}`,
    slips: [
      {
        answer: `${length + scale} ${unit}`,
        why: `You added. Every centimetre stands for ${scale} ${unit}, so multiply.`,
        check: `${length} + ${scale}`,
      },
      {
        answer: `${length} ${unit}`,
        why: `So it would be if 1 cm stood for 1 ${unit}. Look at the scale.`,
        check: `${length}`,
      },
    ],
  };
};

const DRAWN = [
  ['A lane', 'm', [10, 20, 25, 50]],
  ['A canal', 'km', [2, 4, 5]],
  ['A playground', 'm', [5, 10, 20]],
  ['A road', 'km', [3, 5, 10]],
  ['A railway platform', 'm', [40, 50]],
] as const;

const onTheMap = (draw: Draw): MadeQuestion => {
  const [thing, unit, scales] = draw.pick(DRAWN);
  const [scale, length] = [draw.pick(scales), draw.whole(4, 12)];
  const real = scale * length;
  return {
    ask: `A map has the scale 1 cm for ${scale} ${unit}. ${thing} is ${show(real)} ${unit} long. How many centimetres long is it on the map?`,
    hint: `How often do ${scale} ${unit} fit into ${show(real)} ${unit}?`,
    steps: [`${show(real)} ÷ ${scale} = ${length}.`, `On the map it is ${length} cm long.`],
    answer: `${length} cm`,
    check: `${real} / ${scale}`,
    slips: [
      {
        answer: `${show(real * scale)} cm`,
        why: `You multiplied. The map is small: every ${scale} ${unit} become just 1 cm.`,
        check: `${real} * ${scale}`,
      },
      {
        answer: `${show(real - scale)} cm`,
        why: `You took ${scale} away. Ask how often it fits in.`,
        check: `${real} - ${scale}`,
      },
    ],
  };
};

const COLUMNS = 'ABCDEFGHIJKL';

const gridWalk = (draw: Draw): MadeQuestion => {
  const [column, row] = [draw.whole(4, 6), draw.whole(5, 7)];
  const [across, up] = draw.some([1, 2, 3, 4], 2);
  const [side, height] = [across ?? 2, up ?? 3];
  const [isEast, isNorth] = [draw.chance(), draw.chance()];
  const squareAt = (right: number, above: number) =>
    `${COLUMNS.charAt(column + right)}${row + above}`;
  const [east, north] = [isEast ? side : -side, isNorth ? height : -height];
  const answer = squareAt(east, north);
  const start = squareAt(0, 0);
  const name = draw.pick(CHILDREN);
  const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);
  return {
    ask: `On a grid map the columns are A, B, C … from left to right, the rows 1, 2, 3 … from bottom to top; north is at the top. ${name} starts at ${start} and goes ${squares(side)} to the ${isEast ? 'east' : 'west'}, then ${squares(height)} to the ${isNorth ? 'north' : 'south'}. In which square is ${name} now?`,
    hint: 'East and west change the letter, north and south the number.',
    steps: [
      `To the ${isEast ? 'east' : 'west'} by ${side}: from column ${COLUMNS.charAt(column)} to column ${COLUMNS.charAt(column + east)}.`,
      `To the ${isNorth ? 'north' : 'south'} by ${height}: from row ${row} to row ${row + north}. The square is ${answer}.`,
    ],
    answer,
    accept: [`${answer.slice(1)}${answer.charAt(0)}`],
    slips: [
      {
        answer: squareAt(east, -north),
        why: `The number changed the wrong way. The rows are counted from the bottom, and north is up.`,
      },
      {
        answer: squareAt(-east, north),
        why: `The letter changed the wrong way. East is to the right.`,
      },
      {
        answer: squareAt(isEast ? height : -height, isNorth ? side : -side),
        why: 'You mixed up the two walks: the first changes the letter, the second the number.',
      },
    ],
  };
};

const fromTheStart = (draw: Draw): MadeQuestion => {
  const [first, second] = draw.pick([
    ['north', 'east'],
    ['north', 'west'],
    ['south', 'east'],
    ['south', 'west'],
    ['east', 'north'],
    ['west', 'south'],
  ] as const);
  const opposite = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
  const [out, across] = [draw.whole(5, 9), draw.whole(2, 6)];
  const back = draw.whole(2, out - 2);
  const left = out - back;
  const name = draw.pick(CHILDREN);
  return {
    ask: `${name} walks ${out} blocks ${first}, ${across} blocks ${second}, ${back} blocks ${opposite[first]} and ${across} blocks ${opposite[second]}. How many blocks is ${name} from the start now?`,
    hint: 'Draw the walk on squared paper. Which steps undo each other?',
    steps: [
      `${across} blocks ${second} and ${across} blocks ${opposite[second]} undo each other.`,
      `Of the ${out} blocks ${first}, ${back} are undone: ${out} − ${back} = ${left} blocks.`,
    ],
    answer: `${left} blocks`,
    check: `${out} - ${back} + ${across} - ${across}`,
    slips: [
      {
        answer: `${out + across + back + across} blocks`,
        why: 'So far was the walk. Steps in opposite directions undo each other.',
        check: `${out} + ${across} + ${back} + ${across}`,
      },
      {
        answer: `${left + 2 * across} blocks`,
        why: `The ${across} blocks ${second} and ${across} blocks ${opposite[second]} undo each other too.`,
        check: `${out} - ${back} + 2 * ${across}`,
      },
    ],
  };
};

const twoWays = (draw: Draw): MadeQuestion => {
  const [scale, short] = [draw.pick([2, 3, 4, 5] as const), draw.whole(4, 9)];
  const more = draw.whole(2, 6);
  const long = short + more;
  const [one, other] = draw.pick([
    ['along the river', 'over the hills'],
    ['through the forest', 'around the forest'],
    ['by the ferry', 'over the bridge'],
    ['through the town', 'by the bypass'],
  ] as const);
  return {
    ask: `On a map 1 cm stands for ${scale} km. Between two villages the way ${one} is ${short} cm long on the map, the way ${other} ${long} cm. How many kilometres longer is the way ${other}?`,
    hint: 'By how many centimetres is it longer on the map?',
    steps: [
      `On the map: ${long} − ${short} = ${more} cm.`,
      `${more} × ${scale} = ${more * scale} km.`,
    ],
    answer: `${more * scale} km`,
    check: `${long} * ${scale} - ${short} * ${scale}`,
    slips: [
      {
        answer: `${more} km`,
        why: `By ${more} cm it is longer on the map. Every centimetre stands for ${scale} km.`,
        check: `${long} - ${short}`,
      },
      {
        answer: `${long * scale} km`,
        why: `That is the whole way ${other}. How much longer is it?`,
        check: `${long} * ${scale}`,
      },
    ],
  };
};

export const CHAPTER_14 = [
  { id: 'other-way', level: 'know', make: otherWay },
  { id: 'real-distance', level: 'use', make: realDistance },
  { id: 'grid-walk', level: 'use', make: gridWalk },
  { id: 'from-the-start', level: 'think', make: fromTheStart },
  { id: 'on-the-map', level: 'use', make: onTheMap },
  { id: 'two-ways', level: 'think', make: twoWays },
] as const;
