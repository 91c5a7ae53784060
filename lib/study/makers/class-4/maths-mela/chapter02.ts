import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const VIEWS: Sorting<'circle' | 'square' | 'rectangle' | 'triangle'> = {
  marks: {
    circle: 'A circle is round all the way.',
    square: 'A square has four equal sides and square corners.',
    rectangle: 'A rectangle has square corners, and it is longer one way than the other.',
    triangle: 'A triangle has three sides.',
  },
  facts: [
    ['a steel tumbler, from exactly above', 'circle', 'From above only the round rim shows.'],
    ['a bucket, from exactly above', 'circle', 'From above only the round rim shows.'],
    ['a round pillar, from exactly above', 'circle', 'From above only its round top shows.'],
    ['a football, from the side', 'circle', 'A ball looks round from every side.'],
    ['a candle that is round, from exactly above', 'circle', 'From above its round top shows.'],
    ['a new round pencil, straight at its end', 'circle', 'The end of a round pencil is round.'],
    ['a dice, from exactly above', 'square', 'Every face of a dice is a square.'],
    ['a carrom board, from exactly above', 'square', 'The board is as long as it is wide.'],
    ['a chessboard, from exactly above', 'square', 'It has 8 squares in each of its 8 rows.'],
    ['a big cube of wood, from the front', 'square', 'Every face of a cube is a square.'],
    ['a brick, from exactly above', 'rectangle', 'A brick is longer than it is wide.'],
    [
      'a round tin, from the side',
      'rectangle',
      'From the side the round ends look like two straight lines.',
    ],
    ['a bed, from exactly above', 'rectangle', 'A bed is longer than it is wide.'],
    ['a bus, from exactly above', 'rectangle', 'The roof of a bus is longer than it is wide.'],
    ['a cupboard, from the front', 'rectangle', 'The doors are higher than they are wide.'],
    [
      'a birthday cap on a table, from the side',
      'triangle',
      'It is wide below and pointed on top.',
    ],
    [
      'a paper cone on its round end, from the side',
      'triangle',
      'It is wide below and pointed on top.',
    ],
    [
      'a small tent with a pointed roof down to the ground, from the front',
      'triangle',
      'Two slanting sides meet on top, and the ground is the third side.',
    ],
  ],
};

const view = groupOf(
  VIEWS,
  (thing) => `Look at ${thing}. Which shape do you see: circle, square, rectangle or triangle?`,
  'Close one eye and think only of the outline that you would see.',
);

const COLUMNS = 'ABCDEFGHIJ';

/** How far to the right and how far up; down where it is negative. */
const MOVES = [
  [1, 2],
  [2, 1],
  [3, 1],
  [3, 2],
  [1, 3],
  [1, -2],
  [2, -1],
  [3, -1],
  [3, -2],
] as const;

const counterMove = (draw: Draw): MadeQuestion => {
  const [column, row] = [draw.whole(0, 4), draw.whole(4, 6)];
  const [across, up] = draw.pick(MOVES);
  const along = Math.abs(up);
  const way = up > 0 ? 'up' : 'down';
  const place = (at: number, line: number) => `${COLUMNS[at]}${line}`;
  const answer = place(column + across, row + up);
  return {
    ask: `On a board the columns are A, B, C and so on from left to right, and the rows 1, 2, 3 and so on from below. A counter stands on ${place(column, row)}. ${draw.pick(CHILDREN)} moves it ${counted(across, 'square', 'squares')} to the right and ${counted(along, 'square', 'squares')} ${way}. Where is it now? Write it like B2.`,
    hint: 'A step to the right changes the letter, a step up or down changes the number.',
    steps: [
      `${counted(across, 'square', 'squares')} to the right: from ${COLUMNS[column]} to ${COLUMNS[column + across]}.`,
      `${counted(along, 'square', 'squares')} ${way}: from row ${row} to row ${row + up}.`,
      `The counter is on ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: place(column + along, row + Math.sign(up) * across),
        why: 'You mixed up the two moves: right changes the letter, up and down the number.',
      },
      {
        answer: place(column + across, row - up),
        why: 'Row 1 is at the bottom: going up makes the number larger, going down smaller.',
      },
    ],
  };
};

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

const facing = (quarters: number): string => DIRECTIONS[((quarters % 4) + 4) % 4] ?? 'north';

const turns = (draw: Draw): MadeQuestion => {
  const start = draw.whole(0, 3);
  const sides = Array.from({ length: draw.pick([1, 3]) }, () => draw.pick(['left', 'right']));
  let now = start;
  const walked = sides.map((side) => {
    const before = now;
    now += side === 'right' ? 1 : -1;
    return `Facing ${facing(before)}, a turn to the ${side} leads to ${facing(now)}.`;
  });
  const answer = facing(now);
  return {
    ask: `${draw.pick(CHILDREN)} stands facing ${facing(start)} and makes a quarter turn to the ${sides.join(', then one to the ')}. Which direction is in front now: north, east, south or west?`,
    hint: 'North, east, south, west: each turn to the right is one step on in this round.',
    steps: walked,
    answer,
    slips: [
      {
        answer: facing(2 * start - now),
        why: 'Left and right got mixed up. Stand up, face that way and turn your own body.',
      },
      {
        answer: facing(start),
        why: 'After the turning the direction is another one. Follow it turn by turn.',
      },
    ],
  };
};

const wayBack = (draw: Draw): MadeQuestion => {
  const [east, west] = [draw.whole(7, 12), draw.whole(2, 5)];
  const north = draw.whole(2, 9);
  const across = east - west;
  const answer = `${across + north} squares`;
  return {
    ask: `On squared paper an ant crawls along the lines: ${east} squares east, ${north} squares north, then ${west} squares west. How many squares is the shortest way back along the lines?`,
    hint: 'Draw the way. How far east of the start is the ant, and how far north?',
    steps: [
      `East and west work against each other: ${east} − ${west} = ${across} squares east of the start.`,
      `It is also ${north} squares north of the start.`,
      `The way back: ${across} + ${north} = ${across + north} squares.`,
    ],
    answer,
    check: `(${east} - ${west}) + ${north}`,
    slips: [
      {
        answer: `${east + north + west} squares`,
        why: 'That is the way the ant came. Going west brought it back a part of the way.',
        check: `${east} + ${north} + ${west}`,
      },
      {
        answer: `${across} squares`,
        why: `You forgot the ${north} squares north.`,
        check: `${east} - ${west}`,
      },
    ],
  };
};

const skyline = (draw: Draw): MadeQuestion => {
  const back = Array.from({ length: 3 }, () => draw.whole(1, 5));
  const front = Array.from({ length: 3 }, () => draw.whole(1, 5));
  const seen = back.map((height, at) => Math.max(height, front[at] ?? 0));
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
  const answer = `${sum(seen)} squares`;
  return {
    ask: `Six towers of cubes stand close together in two rows. The heights, counted in cubes from left to right: ${back.join(', ')} in the back row and ${front.join(', ')} in the front row. You look straight from the front. How many squares do you see in all?`,
    hint: 'Take the towers in pairs, one behind the other. How high does each pair look?',
    steps: [
      'Of two towers, one behind the other, you see as many squares as the higher one has.',
      `From left to right: ${seen.join(', ')}.`,
      `${seen.join(' + ')} = ${sum(seen)} squares.`,
    ],
    answer,
    check: back.map((height, at) => `max(${height}, ${front[at]})`).join(' + '),
    slips: [
      {
        answer: `${sum(back) + sum(front)} squares`,
        why: 'You counted every cube. The front towers hide cubes of those behind them.',
        check: [...back, ...front].join(' + '),
      },
      {
        answer: `${sum(front)} squares`,
        why: 'You counted the front row only. Behind a low tower a higher one looks over.',
        check: front.join(' + '),
      },
    ],
  };
};

export const CHAPTER_2 = [
  { id: 'view', level: 'know', make: view },
  { id: 'counter-move', level: 'use', make: counterMove },
  { id: 'turns', level: 'use', make: turns },
  { id: 'skyline', level: 'think', make: skyline },
  { id: 'way-back', level: 'think', make: wayBack },
] as const satisfies readonly Maker[];
