import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const EDGED = [
  ['A quilt', 'cm', 'lace', [110, 180], [70, 105]],
  ['A handkerchief', 'cm', 'lace', [31, 40], [20, 30]],
  ['A photo frame', 'cm', 'gold paper', [21, 40], [12, 20]],
  ['A vegetable garden', 'm', 'fence', [12, 30], [5, 11]],
  ['A playground', 'm', 'fence', [55, 90], [25, 50]],
  ['A notice board', 'cm', 'ribbon', [90, 150], [45, 80]],
] as const;

const wayRound = (draw: Draw): MadeQuestion => {
  const [thing, unit, edge, [low, high], [least, most]] = draw.pick(EDGED);
  const [length, width] = [draw.whole(low, high), draw.whole(least, most)];
  const answer = `${show(2 * (length + width))} ${unit}`;
  return {
    ask: `${thing} is ${length} ${unit} long and ${width} ${unit} wide. How much ${edge} goes all the way around it?`,
    hint: 'Walk around it in your mind. How many sides do you pass?',
    steps: [
      `One length and one width: ${length} + ${width} = ${length + width} ${unit}.`,
      `All the way round it is twice that: 2 × ${length + width} = ${answer}.`,
    ],
    answer,
    check: `2 * (${length} + ${width})`,
    slips: [
      {
        answer: `${show(length + width)} ${unit}`,
        why: 'That is half of the way. There are two lengths and two widths.',
        check: `${length} + ${width}`,
      },
      {
        answer: `${show(length * width)} ${unit}`,
        why: 'You multiplied: that tells what is inside. The edge is added up.',
        check: `${length} * ${width}`,
      },
    ],
  };
};

const FILLED = [
  ['A quilt', 'patches', [10, 12, 15, 20], 'cm'],
  ['A wall', 'tiles', [15, 20, 30], 'cm'],
  ['A tray', 'biscuits', [4, 5, 6], 'cm'],
  ['A yard', 'stone slabs', [2, 3], 'm'],
  ['A sheet of stickers', 'stickers', [2, 3], 'cm'],
] as const;

const patches = (draw: Draw): MadeQuestion => {
  const [thing, pieces, sizes, unit] = draw.pick(FILLED);
  const side = draw.pick(sizes);
  const [along, rows] = [draw.whole(7, 14), draw.whole(3, 6)];
  const [length, width] = [along * side, rows * side];
  return {
    ask: `${thing} of ${length} ${unit} by ${width} ${unit} is filled with square ${pieces} of side ${side} ${unit}. How many ${pieces} are needed?`,
    hint: 'How many are in a row, and how many rows are there?',
    steps: [
      `In a row: ${length} ÷ ${side} = ${along}. Rows: ${width} ÷ ${side} = ${rows}.`,
      `${rows} × ${along} = ${along * rows} ${pieces}.`,
    ],
    answer: `${along * rows} ${pieces}`,
    check: `(${length} / ${side}) * (${width} / ${side})`,
    slips: [
      {
        answer: `${along + rows} ${pieces}`,
        why: `You added. There are ${rows} rows, and each has ${along}.`,
        check: `${length} / ${side} + ${width} / ${side}`,
      },
      {
        answer: `${2 * (along + rows)} ${pieces}`,
        why: 'You went around the edge. The inside has to be filled too.',
        check: `2 * (${length} / ${side} + ${width} / ${side})`,
      },
    ],
  };
};

const DRAWN = [
  'A leaf',
  'A pond',
  'A hand',
  'A cloud',
  'A fish',
  'A mango',
  'A footprint',
] as const;

const halfSquares = (draw: Draw): MadeQuestion => {
  const [full, pairs] = [draw.whole(8, 30), draw.whole(2, 8)];
  const halves = pairs * 2;
  return {
    ask: `${draw.pick(DRAWN)} drawn on squared paper covers ${full} full squares and ${halves} half squares. How many squares is that in all?`,
    hint: 'Two halves make a whole.',
    steps: [
      `${halves} halves are ${pairs} full squares.`,
      `${full} + ${pairs} = ${full + pairs} squares.`,
    ],
    answer: `${full + pairs} squares`,
    check: `${full} + ${halves} / 2`,
    slips: [
      {
        answer: `${full + halves} squares`,
        why: 'You counted the halves as full squares. Two of them make one.',
        check: `${full} + ${halves}`,
      },
      {
        answer: `${full} squares`,
        why: 'The halves count as well: two of them make one.',
        check: `${full}`,
      },
    ],
  };
};

const BORDERS = [
  ['a border', 'quilt', 2, 3, 1, 2, 35, 60],
  ['wire fencing', 'garden', 9, 15, 4, 8, 60, 95],
  ['a wooden rim', 'blackboard', 3, 4, 1, 2, 110, 180],
  ['a string of lights', 'terrace', 7, 12, 4, 6, 25, 45],
] as const;

const costOfBorder = (draw: Draw): MadeQuestion => {
  const [border, thing, low, high, least, most, cheap, dear] = draw.pick(BORDERS);
  const [length, width] = [draw.whole(low, high), draw.whole(least, most)];
  const price = draw.whole(cheap, dear);
  const round = 2 * (length + width);
  const answer = `₹${show(round * price)}`;
  const name = draw.pick(CHILDREN);
  return {
    ask: `The ${thing} of the family of ${name} is ${length} m long and ${width} m wide. Around all of it comes ${border} for ₹${price} a metre. What does it cost?`,
    hint: 'How many metres go all the way round?',
    steps: [`Around: 2 × (${length} + ${width}) = ${round} m.`, `${round} × ${price} = ${answer}.`],
    answer,
    check: `2 * (${length} + ${width}) * ${price}`,
    slips: [
      {
        answer: `₹${show((length + width) * price)}`,
        why: 'One length and one width are only half of the way round.',
        check: `(${length} + ${width}) * ${price}`,
      },
      {
        answer: `₹${show(length * width * price)}`,
        why: 'You multiplied length by width: that is the area. The edge costs money here.',
        check: `${length} * ${width} * ${price}`,
      },
    ],
  };
};

const missingSide = (draw: Draw): MadeQuestion => {
  const [width, more] = [draw.whole(6, 20), draw.whole(2, 15)];
  const length = width + more;
  const round = 2 * (length + width);
  const [thing, unit] = draw.pick([
    ['a garden', 'm'],
    ['a field', 'm'],
    ['a courtyard', 'm'],
    ['a poster', 'cm'],
    ['a tray', 'cm'],
  ] as const);
  return {
    ask: `The perimeter of ${thing} with four right angles is ${round} ${unit}. It is ${length} ${unit} long. How wide is it?`,
    hint: 'One length and one width are half of the way round.',
    steps: [
      `Length and width together: ${round} ÷ 2 = ${round / 2} ${unit}.`,
      `${round / 2} − ${length} = ${width} ${unit}.`,
    ],
    answer: `${width} ${unit}`,
    check: `${round} / 2 - ${length}`,
    slips: [
      {
        answer: `${round - length} ${unit}`,
        why: 'You took one length away. The way round has two lengths and two widths.',
        check: `${round} - ${length}`,
      },
      {
        answer: `${2 * width} ${unit}`,
        why: 'Those are both widths together. Halve it.',
        check: `${round} - 2 * ${length}`,
      },
    ],
  };
};

const notch = (draw: Draw): MadeQuestion => {
  const [length, width] = [draw.whole(9, 16), draw.whole(6, 8)];
  const [cut, deep] = [draw.whole(2, 4), draw.whole(2, 4)];
  const isArea = draw.chance();
  const [area, hole] = [length * width, cut * deep];
  const round = 2 * (length + width);
  const start = `From a rectangle of ${length} cm by ${width} cm a small rectangle of ${cut} cm by ${deep} cm is cut off at one corner.`;
  if (isArea) {
    return {
      ask: `${start} How many squares of side 1 cm does the rest cover?`,
      hint: 'How many squares did the whole rectangle cover, and how many are gone?',
      steps: [
        `Whole: ${length} × ${width} = ${area} squares. Gone: ${cut} × ${deep} = ${hole} squares.`,
        `${area} − ${hole} = ${area - hole} squares.`,
      ],
      answer: `${area - hole} squares`,
      check: `${length} * ${width} - ${cut} * ${deep}`,
      slips: [
        {
          answer: `${area} squares`,
          why: 'That is the whole rectangle. A corner is missing now.',
          check: `${length} * ${width}`,
        },
        {
          answer: `${area - cut - deep} squares`,
          why: `The small rectangle has ${cut} × ${deep} squares, not ${cut} + ${deep}.`,
          check: `${length} * ${width} - ${cut} - ${deep}`,
        },
      ],
    };
  }
  return {
    ask: `${start} What is the perimeter of the rest?`,
    hint: 'Walk around it. Which pieces of the edge are gone, which are new?',
    steps: [
      `Before: 2 × (${length} + ${width}) = ${round} cm.`,
      `At the corner ${cut} cm and ${deep} cm are gone, and along the cut ${cut} cm and ${deep} cm are new.`,
      `So it stays ${round} cm.`,
    ],
    answer: `${round} cm`,
    check: `2 * (${length} + ${width}) - (${cut} + ${deep}) + (${cut} + ${deep})`,
    slips: [
      {
        answer: `${round - cut - deep} cm`,
        why: `${cut + deep} cm of the edge are gone, but as much has come along the cut.`,
        check: `2 * (${length} + ${width}) - ${cut} - ${deep}`,
      },
      {
        answer: `${round - 2 * (cut + deep)} cm`,
        why: 'You took away the whole way round the small piece. Two of its sides are new edge.',
        check: `2 * (${length} + ${width}) - 2 * (${cut} + ${deep})`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'way-round', level: 'know', make: wayRound },
  { id: 'patches', level: 'use', make: patches },
  { id: 'cost-of-border', level: 'use', make: costOfBorder },
  { id: 'notch', level: 'think', make: notch },
  { id: 'half-squares', level: 'know', make: halfSquares },
  { id: 'missing-side', level: 'use', make: missingSide },
] as const;
