import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Three rows of matchstick squares that share their sides. One square is made of 4 sticks, two squares side by side of 7 sticks, three squares of 10 sticks.',
    caption:
      'Only the first square needs 4 sticks; every further square adds 3, and that is the rule 3n + 1.',
    draw: {
      kind: 'shapes',
      height: 180,
      shapes: [1, 2, 3].flatMap((count, row) => [
        ...Array.from({ length: count }, (_, at) => ({
          kind: 'line' as const,
          points: [
            [40 + at * 40, 14 + row * 58],
            [80 + at * 40, 14 + row * 58],
            [80 + at * 40, 54 + row * 58],
            [40 + at * 40, 54 + row * 58],
          ] as const,
          closed: true as const,
          thick: true as const,
          tone: 'second' as const,
        })),
        {
          kind: 'text' as const,
          at: [190, 34 + row * 58] as const,
          anchor: 'start' as const,
          text: `n = ${count}: ${3 * count + 1} sticks`,
        },
      ]),
    },
  },
  {
    alt: 'A graph of the fare of an e-rickshaw against the distance, from 0 to 10 kilometres. It starts at ₹50 on the upright axis and climbs in a straight line through ₹110 at 5 km to ₹170 at 10 km.',
    caption:
      'The line starts at the hire of ₹50 and climbs by ₹12 for each kilometre: fare = 12x + 50.',
    draw: {
      kind: 'graph',
      x: [0, 10],
      y: [0, 200],
      stepX: 1,
      stepY: 50,
      xLabel: 'distance in km',
      yLabel: 'fare in ₹',
      plots: [{ of: (x) => 12 * x + 50 }],
      points: [{ at: [0, 50] }, { at: [5, 110] }, { at: [10, 170] }],
      texts: [
        { at: [0.9, 36], text: '₹50' },
        { at: [4.5, 128], text: '₹110' },
        { at: [9.3, 186], text: '₹170' },
      ],
    },
  },
  {
    alt: 'The straight line y = 4x + 10 climbs steeply. It meets the x-axis at −2.5 and the y-axis at 10.',
    caption:
      'The zero of 4x + 10 is where its line meets the x-axis: at −5/2. The constant 10 stands on the y-axis.',
    draw: {
      kind: 'graph',
      x: [-5, 3],
      y: [-6, 16],
      stepX: 1,
      stepY: 5,
      xLabel: 'x',
      yLabel: 'y',
      plots: [{ of: (x) => 4 * x + 10, label: 'y = 4x + 10', labelAt: 0.9 }],
      points: [{ at: [-2.5, 0] }, { at: [0, 10] }],
      texts: [{ at: [-3.2, 1.8], text: 'zero' }],
    },
  },
];
