import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const halves = (draw: Draw): MadeQuestion => {
  const angle = draw.whole(21, 170);
  // With these a slip would be right, or two of them alike.
  if ([45, 60, 90, 120].includes(angle)) return halves(draw);
  const [what, wrong] = angle < 90 ? ['90°', 90 - angle] : ['180°', 180 - angle];
  return {
    ask: `The bisector of an angle of ${angle}° is constructed. How large is each of the two parts?`,
    hint: 'Both parts are equal.',
    steps: ['A bisector halves the angle.', `${angle}° ÷ 2 = ${show(angle / 2)}°.`],
    answer: `${show(angle / 2)}°`,
    check: `${angle} / 2`,
    slips: [
      {
        answer: `${wrong}°`,
        why: `That is what is missing to ${what}. Bisecting means halving.`,
      },
      {
        answer: `${angle}°`,
        why: 'That is the whole angle. Each part is half of it.',
      },
    ],
  };
};

/** Angles that compasses give, and how. */
const STARTS = [
  [60, 'An angle of 60° (from an equilateral triangle)'],
  [90, 'A right angle'],
  [120, 'An angle of 120° (two of 60° side by side)'],
  [180, 'A straight angle'],
  [150, 'An angle of 150° (90° and 60° side by side)'],
] as const;

const halvedAgain = (draw: Draw): MadeQuestion => {
  const [[start, how], count] = [draw.pick(STARTS), draw.whole(2, 4)];
  const parts = 2 ** count;
  const value = start / parts;
  const words = ['', '', 'twice', 'three times', 'four times'][count] ?? '';
  return {
    ask: `${how} is bisected ${words}, each time taking one of the halves. How large is the smallest angle?`,
    hint: 'Halve, and halve the result again.',
    steps: [
      `Halving ${words} cuts the angle into ${parts} equal parts.`,
      `${start}° ÷ ${parts} = ${show(value)}°.`,
    ],
    answer: `${show(value)}°`,
    check: `${start} / 2^${count}`,
    slips: [
      {
        answer: `${show(value * 2)}°`,
        why: 'One bisection is missing.',
        check: `${start} / 2^${count - 1}`,
      },
      ...(count !== 3
        ? []
        : [
            {
              answer: `${show(start / (2 * count))}°`,
              why: `Each bisection halves what is left: the parts are ${parts}, not ${2 * count}.`,
              check: `${start} / (2 * ${count})`,
            },
          ]),
    ],
  };
};

const ROOMS = ['A kitchen', 'A veranda', 'A classroom', 'A prayer room', 'A shop'] as const;

const tilesForFloor = (draw: Draw): MadeQuestion => {
  const side = draw.pick([20, 25, 30, 40, 50]);
  const [across, along] = [draw.whole(7, 14), draw.whole(8, 18)];
  const [width, length] = [across * side, along * side];
  return {
    ask: `${draw.pick(ROOMS)} of ${width} cm by ${length} cm is tiled with squares of ${side} cm side, without gaps. How many tiles are needed?`,
    hint: 'How many tiles lie along each side of the room?',
    steps: [
      `${width} ÷ ${side} = ${across} and ${length} ÷ ${side} = ${along}.`,
      `${across} × ${along} = ${across * along}.`,
    ],
    answer: `${across * along}`,
    accept: [`${across * along} tiles`],
    check: `${width} * ${length} / ${side}^2`,
    slips: [
      {
        answer: `${across + along}`,
        why: 'You added the tiles of two sides. A rectangle of rows is multiplied.',
        check: `${width} / ${side} + ${length} / ${side}`,
      },
      {
        answer: show(across * along * side),
        why: `You divided the area by ${side} only. A tile covers ${side} × ${side} square centimetres.`,
        check: `${width} * ${length} / ${side}`,
      },
    ],
  };
};

const dominoes = (draw: Draw): MadeQuestion => {
  const [rows, columns] = [draw.whole(3, 9), draw.whole(3, 9)];
  const squares = rows * columns;
  const isCut = draw.chance();
  // Without two opposite corners only boards with an even count are asked about.
  if (isCut && squares % 2 === 1) return dominoes(draw);
  const isSameColour = (rows + columns) % 2 === 0;
  const canCover = isCut ? !isSameColour : squares % 2 === 0;
  const colours = isSameColour ? 'the same colour' : 'different colours';
  const even = rows % 2 === 0 ? 'column' : 'row';
  return {
    ask: `Can a board of ${rows} by ${columns} squares${isCut ? ', from which two opposite corner squares are cut off,' : ''} be covered with dominoes that lie on 2 squares each: yes or no?`,
    hint: isCut ? 'Colour the board like a chessboard.' : 'Count the squares.',
    steps: isCut
      ? [
          'Each domino covers a dark and a light square; the whole board has as many dark ones as light ones.',
          `The two corners have ${colours}, so the rest ${canCover ? 'still has as many of each, and a covering can be found' : 'has two more of one colour: impossible'}.`,
        ]
      : [
          `The board has ${rows} × ${columns} = ${squares} squares.`,
          canCover
            ? `${squares} is even, and dominoes in a line fill each ${even}.`
            : `${squares} is odd, so one square stays empty.`,
        ],
    answer: canCover ? 'yes' : 'no',
    slips: [
      {
        answer: canCover ? 'no' : 'yes',
        why: canCover
          ? 'Try to lay it: nothing stands in the way, neither the count nor the colours.'
          : isCut
            ? 'The number of squares is even, but the colours do not match: every domino needs one of each.'
            : 'Every domino covers 2 squares, so an odd number cannot be covered.',
      },
    ],
  };
};

export const CHAPTER_14 = [
  { id: 'halves', level: 'know', make: halves },
  { id: 'halved-again', level: 'use', make: halvedAgain },
  { id: 'tiles-for-floor', level: 'use', make: tilesForFloor },
  { id: 'dominoes', level: 'think', make: dominoes },
] as const;
