import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const BASES = [
  ['triangular', 'triangle', 3],
  ['pentagonal', 'pentagon', 5],
  ['hexagonal', 'hexagon', 6],
  ['octagonal', 'octagon', 8],
] as const;

const countParts = (draw: Draw): MadeQuestion => {
  const [adjective, base, sides] = draw.pick(BASES);
  const isPrism = draw.chance();
  const part = draw.pick(['faces', 'edges', 'vertices'] as const);
  const counts = isPrism
    ? { faces: sides + 2, edges: 3 * sides, vertices: 2 * sides }
    : { faces: sides + 1, edges: 2 * sides, vertices: sides + 1 };
  const whys = isPrism
    ? {
        faces: `${sides} faces stand around and 2 close the ends: ${sides} + 2 = ${sides + 2}.`,
        edges: `Each end has ${sides} edges, and ${sides} join the ends: 3 × ${sides} = ${3 * sides}.`,
        vertices: `Each of the two ends has ${sides} corners: 2 × ${sides} = ${2 * sides}.`,
      }
    : {
        faces: `${sides} triangles stand on the base, and the base is one more: ${sides} + 1 = ${sides + 1}.`,
        edges: `The base has ${sides} edges, and ${sides} rise to the top: 2 × ${sides} = ${2 * sides}.`,
        vertices: `The base has ${sides} corners, and the top is one more: ${sides} + 1 = ${sides + 1}.`,
      };
  const answer = show(counts[part]);
  const fewer = {
    faces: isPrism
      ? 'Those are the faces that stand around. The two ends are faces too.'
      : 'Those are the triangles. The base is a face too.',
    edges: `Those are the edges of ${isPrism ? 'one end' : 'the base'} only.`,
    vertices: `Those are the corners of ${isPrism ? 'one end' : 'the base'} only.`,
  }[part];
  return {
    ask: `How many ${part} does a ${adjective} ${isPrism ? 'prism' : 'pyramid'} have?`.replace(
      'a octagonal',
      'an octagonal',
    ),
    hint: `Its base is a ${base}. Count the base apart from the rest.`.replace('a oct', 'an oct'),
    steps: [
      `The base is a figure with ${sides} sides${isPrism ? ', and there are two of it' : ''}.`,
      whys[part],
    ],
    answer,
    accept: [`${answer} ${part}`],
    check: {
      faces: `${sides} + ${isPrism ? 2 : 1}`,
      edges: `${sides} * ${isPrism ? 3 : 2}`,
      vertices: isPrism ? `${sides} + ${sides}` : `2 - (${sides} + 1) + 2 * ${sides}`,
    }[part],
    slips: [
      { answer: show(sides), why: fewer },
      {
        answer: show(
          isPrism
            ? { faces: sides + 1, edges: 2 * sides, vertices: sides + 1 }[part]
            : { faces: sides + 2, edges: 3 * sides, vertices: 2 * sides }[part],
        ),
        why: isPrism
          ? 'That is the count of a pyramid. A prism has two equal ends.'
          : 'That is the count of a prism. A pyramid runs to one point.',
      },
    ],
  };
};

/** A solid, how it stands, the view, what is seen, what the other view shows, and why. */
const VIEWS = [
  ['A cylinder stands upright', 'from above', 'circle', 'rectangle', 'Its round end is seen.'],
  [
    'A cylinder stands upright',
    'from the front',
    'rectangle',
    'circle',
    'It is equally broad from top to bottom.',
  ],
  [
    'A cone stands on its base',
    'from above',
    'circle',
    'triangle',
    'Its outline is the rim of the base.',
  ],
  [
    'A cone stands on its base',
    'from the front',
    'triangle',
    'circle',
    'It is broad at the foot and runs to a point.',
  ],
  [
    'A ball lies on the floor',
    'from the front',
    'circle',
    'square',
    'A ball is round from every side.',
  ],
  [
    'A cube lies on a face',
    'from above',
    'square',
    'rectangle',
    'Its top face has four equal sides.',
  ],
  [
    'A pyramid with a square base stands upright',
    'from the front',
    'triangle',
    'square',
    'It is broad at the foot and runs to a point.',
  ],
  [
    'A new, round candle stands upright',
    'from the side',
    'rectangle',
    'circle',
    'It is equally thick from top to bottom.',
  ],
  [
    'A closed matchbox lies on its largest face',
    'from above',
    'rectangle',
    'square',
    'Its largest face is longer than broad.',
  ],
  ['A coin lies flat', 'from above', 'circle', 'rectangle', 'Its round face is seen.'],
  [
    'A coin lies flat',
    'from the side',
    'rectangle',
    'circle',
    'Only its rim is seen, long and thin.',
  ],
  [
    'A triangular prism stands upright on a triangle',
    'from above',
    'triangle',
    'rectangle',
    'Its upper end is a triangle.',
  ],
  [
    'A triangular prism stands upright on a triangle',
    'facing one of its side faces',
    'rectangle',
    'triangle',
    'Its upright faces are rectangles.',
  ],
  [
    'A pipe lies on the ground',
    'looking straight at one end',
    'circle',
    'rectangle',
    'Its end is round.',
  ],
  [
    'A pointed birthday hat stands on the table',
    'from the side',
    'triangle',
    'circle',
    'It is broad at the foot and runs to a point.',
  ],
] as const;

const viewOf = (draw: Draw): MadeQuestion => {
  const [solid, view, seen, other, why] = draw.pick(VIEWS);
  return {
    ask: `${solid}. Which outline is seen ${view}: a circle, a rectangle, a square or a triangle?`,
    hint: 'Think of the shadow that it would throw in this direction.',
    steps: [why, `Seen in this direction its outline is a ${seen}.`],
    answer: seen,
    accept: [`a ${seen}`],
    slips: [
      {
        answer: other,
        why: `Turn the solid in your mind. ${why}`,
      },
    ],
  };
};

const FRACTALS = [
  ['each black triangle is replaced by 3 smaller black ones', 'triangles are black', 1, 3],
  ['each square is replaced by 8 smaller squares', 'squares are there', 1, 8],
  ['each square is replaced by 5 smaller squares', 'squares are there', 1, 5],
  ['each side of a snowflake is replaced by 4 shorter ones', 'sides are there', 3, 4],
  ['each newest twig of a drawn tree gets 2 new ones at its tip', 'newest twigs are there', 1, 2],
] as const;

const selfSimilar = (draw: Draw): MadeQuestion => {
  const [rule, what, start, factor] = draw.pick(FRACTALS);
  const steps = draw.whole(2, factor > 4 ? 3 : 5);
  const counts = Array.from({ length: steps }, (_, at) => start * factor ** (at + 1));
  const answer = show(start * factor ** steps);
  return {
    ask: `In a pattern ${rule} at every step. It starts with ${start === 1 ? 'one' : 'three'}. How many ${what} after ${steps} steps?`,
    hint: 'Each step multiplies by the same number.',
    steps: [
      `Each step multiplies by ${factor}: ${counts.map(show).join('; ')}.`,
      `After ${steps} steps it is ${answer}.`,
    ],
    answer,
    check: `${start} * ${factor}^${steps}`,
    slips: [
      {
        answer: show(start * factor * steps),
        why: `You multiplied by ${factor} × ${steps}. Every step multiplies by ${factor} again.`,
        check: `${start} * ${factor} * ${steps}`,
      },
      {
        answer: show(start * factor ** (steps - 1)),
        why: 'That is one step too early.',
        check: `${start} * ${factor}^${steps - 1}`,
      },
    ],
  };
};

const paintedCube = (draw: Draw): MadeQuestion => {
  const side = draw.whole(4, 12);
  const inner = side - 2;
  const painted = draw.pick([0, 1, 2] as const);
  const counts = [inner ** 3, 6 * inner ** 2, 12 * inner] as const;
  const word = ['no painted face', 'exactly one painted face', 'exactly two painted faces'][
    painted
  ];
  const why = [
    `They lie inside, in a cube of side ${side} − 2 = ${inner}: ${inner}³ = ${counts[0]}.`,
    `They lie on the 6 faces, away from the edges: 6 × ${inner} × ${inner} = ${counts[1]}.`,
    `They lie on the 12 edges, without the corners: 12 × ${inner} = ${counts[2]}.`,
  ][painted];
  const wrong = [side ** 3, 6 * side ** 2, 12 * side][painted];
  return {
    ask: `A wooden cube is painted and then cut into ${side} × ${side} × ${side} equal small cubes. How many of them have ${word}?`,
    hint: 'Where in the large cube do they lie?',
    steps: [`Without the two ends an edge has ${side} − 2 = ${inner} small cubes.`, `${why}`],
    answer: show(counts[painted]),
    check: [`(${side} - 2)^3`, `6 * (${side} - 2)^2`, `12 * (${side} - 2)`][painted],
    slips: [
      {
        answer: show(wrong ?? 0),
        why: 'You counted right up to the rim. The cubes there have more painted faces.',
        check: [`${side}^3`, `6 * ${side}^2`, `12 * ${side}`][painted],
      },
    ],
  };
};

/** Side of a square base, height and the way across two upright sides. */
const BOXES = [
  [2, 3, 5],
  [4, 6, 10],
  [6, 9, 15],
  [8, 12, 20],
  [4, 15, 17],
  [6, 16, 20],
  [3, 8, 10],
  [12, 18, 30],
  [10, 15, 25],
  [10, 21, 29],
  [8, 30, 34],
  [9, 24, 30],
  [12, 32, 40],
] as const;

const antWay = (draw: Draw): MadeQuestion => {
  const [base, height, way] = draw.pick(BOXES);
  return {
    ask: `A box has a square base of ${base} cm by ${base} cm and is ${height} cm high. An ant crawls over two of its upright sides from a bottom corner to the opposite top corner. How long is the shortest way?`,
    hint: 'Unfold the two sides into one flat rectangle.',
    steps: [
      `The two sides make a rectangle of ${2 * base} cm by ${height} cm.`,
      `${2 * base}² + ${height}² = ${show(way ** 2)} = ${way}², so the way is ${way} cm long.`,
    ],
    answer: `${way} cm`,
    check: `sqrt((${base} + ${base})^2 + ${height}^2)`,
    slips: [
      {
        answer: `${2 * base + height} cm`,
        why: 'That is the way along the edges. Straight across the flat sides it is shorter.',
        check: `2 * ${base} + ${height}`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'count-parts', level: 'know', make: countParts },
  { id: 'view-of', level: 'know', make: viewOf },
  { id: 'self-similar', level: 'use', make: selfSimilar },
  { id: 'painted-cube', level: 'think', make: paintedCube },
  { id: 'ant-way', level: 'think', make: antWay },
] as const satisfies BookMakers[number];
