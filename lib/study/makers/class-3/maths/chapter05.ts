import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

const riddle = groupOf(
  {
    marks: {
      triangle: 'A triangle has three straight sides.',
      square: 'A square has four equal sides and four square corners.',
      rectangle: 'A rectangle has four square corners, two long sides and two short ones.',
      circle: 'A circle has one round line and no corner.',
    },
    facts: [
      [
        'Half of a square paratha, cut from corner to corner',
        'triangle',
        'Two old sides and the cut make three sides.',
      ],
      ['A samosa seen from the side', 'triangle', 'We see three sides and three corners.'],
      ['A shape made of three sticks', 'triangle', 'Three sticks make three sides.'],
      ['A shape with three corners', 'triangle', 'Three corners go with three sides.'],
      ['One face of a dice', 'square', 'All four edges of the face are equally long.'],
      ['A carrom board', 'square', 'The board is as wide as it is long.'],
      ['One small field of a chessboard', 'square', 'The field is as wide as it is long.'],
      ['A shape of four equal sticks with square corners', 'square', 'All its sides are equal.'],
      ['A door', 'rectangle', 'A door is higher than it is wide.'],
      ['A hundred-rupee note', 'rectangle', 'A note is longer than it is wide.'],
      ['The front of a matchbox', 'rectangle', 'It is longer than it is wide.'],
      [
        'Two equal squares laid side by side',
        'rectangle',
        'Together they are twice as long as wide.',
      ],
      ['The rim of a bangle', 'circle', 'The rim is round, without a corner.'],
      ['The line round a one-rupee coin', 'circle', 'The line is round, without a corner.'],
      ['The bottom of a steel tumbler', 'circle', 'It is round, without a corner.'],
      [
        'A shape without any straight side or corner, the same width all round',
        'circle',
        'It is round all about.',
      ],
    ],
  },
  (thing) => `${thing}: is this a triangle, a square, a rectangle or a circle?`,
  'Count the sides and corners. Are the sides equally long?',
);

const sticks = (draw: Draw): MadeQuestion => {
  const [triangles, squares] = [draw.whole(2, 6), draw.whole(2, 6)];
  const total = triangles * 3 + squares * 4;
  return {
    ask: `${draw.pick(CHILDREN)} lays ${triangles} triangles and ${squares} squares with ice-cream sticks, each side one stick, and no two shapes touch. How many sticks are needed?`,
    hint: 'How many sticks has one triangle, how many one square?',
    steps: [
      `Triangles: ${triangles} × 3 = ${triangles * 3} sticks.`,
      `Squares: ${squares} × 4 = ${squares * 4} sticks.`,
      `${triangles * 3} + ${squares * 4} = ${total} sticks.`,
    ],
    answer: `${total} sticks`,
    check: `${triangles} * 3 + ${squares} * 4`,
    slips: [
      {
        answer: `${(triangles + squares) * 4} sticks`,
        why: 'You gave the triangles four sides too. They have three.',
        check: `(${triangles} + ${squares}) * 4`,
      },
      {
        answer: `${(triangles + squares) * 3} sticks`,
        why: 'You gave the squares three sides only. They have four.',
        check: `(${triangles} + ${squares}) * 3`,
      },
    ],
  };
};

const SHAPES = ['triangle', 'square', 'circle', 'star', 'rectangle'] as const;

const borderPattern = (draw: Draw): MadeQuestion => {
  const group = draw.some(SHAPES, draw.whole(3, 4));
  const size = group.length;
  const [full, more] = [draw.whole(2, 5), draw.whole(1, size - 1)];
  const place = full * size + more;
  const answer = group[more - 1] ?? '';
  const next = group[more] ?? '';
  return {
    ask: `A border of stickers repeats ${group.join(', ')}, again and again. Which shape is the ${ordinal(place)} sticker?`,
    hint: `The border starts anew after each group of ${size}.`,
    steps: [
      `${full} full groups are ${full} × ${size} = ${full * size} stickers.`,
      more === 1
        ? `So the ${ordinal(place)} begins a new group: ${answer}.`
        : `The ${ordinal(full * size + 1)} is a ${group[0]} again. Count on to the ${ordinal(place)}: ${answer}.`,
    ],
    answer,
    accept: [`a ${answer}`],
    slips: [
      {
        answer: next,
        why: `That is one too far. The ${ordinal(full * size)} sticker ends a group.`,
      },
    ],
  };
};

const mixedPile = (draw: Draw): MadeQuestion => {
  const [triangles, squares] = [draw.whole(2, 6), draw.whole(2, 6)];
  const total = triangles * 3 + squares * 4;
  return {
    ask: `Triangles and squares are cut out of paper. Together they have ${total} corners. ${triangles} of the shapes are triangles. How many are squares?`,
    hint: 'How many corners belong to the triangles?',
    steps: [
      `Triangles: ${triangles} × 3 = ${triangles * 3} corners.`,
      `${total} − ${triangles * 3} = ${squares * 4} corners belong to squares.`,
      `${squares * 4} ÷ 4 = ${squares} squares.`,
    ],
    answer: `${squares} squares`,
    check: `(${total} - ${triangles} * 3) / 4`,
    slips: [
      {
        answer: `${squares * 4} squares`,
        why: 'These are the corners of the squares. Each square has four.',
        check: `${total} - ${triangles} * 3`,
      },
      {
        answer: `${total - triangles} squares`,
        why: 'You took away the number of triangles, not of their corners.',
        check: `${total} - ${triangles}`,
      },
    ],
  };
};

const squareChain = (draw: Draw): MadeQuestion => {
  const squares = draw.whole(3, 9);
  const [things, sides, name] = draw.pick([
    ['squares', 4, 'square'],
    ['triangles', 3, 'triangle'],
  ] as const);
  const total = sides + (squares - 1) * (sides - 1);
  const thing = draw.pick(['matchsticks', 'ice-cream sticks', 'straws']);
  return {
    ask: `${squares} ${things} are laid in a row with ${thing}. Each side is one ${thing.slice(0, -1)}, and neighbours share a side. How many ${thing} are needed?`,
    hint: `The first ${name} takes ${sides}. How many more does the next one take?`,
    steps: [
      `The first ${name} takes ${sides}. Each of the other ${squares - 1} takes ${sides - 1} more.`,
      `${squares - 1} × ${sides - 1} = ${(squares - 1) * (sides - 1)}, and ${sides} + ${(squares - 1) * (sides - 1)} = ${total} ${thing}.`,
    ],
    answer: `${total} ${thing}`,
    check: `${squares} * ${sides} - (${squares} - 1)`,
    slips: [
      {
        answer: `${squares * sides} ${thing}`,
        why: 'You counted the shared sides twice.',
        check: `${squares} * ${sides}`,
      },
      {
        answer: `${squares * (sides - 1)} ${thing}`,
        why: `The first ${name} has no neighbour before it: it needs all its ${sides} sides.`,
        check: `${squares} * (${sides} - 1)`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'riddle', level: 'know', make: riddle },
  { id: 'sticks', level: 'use', make: sticks },
  { id: 'border-pattern', level: 'use', make: borderPattern },
  { id: 'mixed-pile', level: 'think', make: mixedPile },
  { id: 'square-chain', level: 'think', make: squareChain },
] as const;
