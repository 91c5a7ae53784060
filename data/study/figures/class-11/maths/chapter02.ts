import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'The graph of the greatest integer function from −2 to 3 is a staircase of level pieces. Each piece has a filled point at its left end and an open circle at its right end, where it jumps up by 1.',
    caption:
      'Every x has one output: at a whole number the filled point counts, the open circle does not.',
    draw: {
      kind: 'graph',
      x: [-2, 3],
      y: [-3, 3],
      stepX: 1,
      stepY: 1,
      xLabel: 'x',
      yLabel: '[x]',
      lines: [-2, -1, 0, 1, 2].map((n) => ({
        points: [
          [n, n],
          [n + 1, n],
        ] as const,
        tone: 'accent' as const,
      })),
      points: [-2, -1, 0, 1, 2].flatMap((n) => [
        { at: [n, n] as const, tone: 'accent' as const },
        { at: [n + 1, n] as const, open: true as const },
      ]),
    },
  },
  {
    alt: 'The graph of y = |x|: two straight arms that meet at a right angle in the origin and climb to both sides.',
    caption:
      'The modulus never falls below 0; its domain is every real number, its range only [0, ∞).',
    draw: {
      kind: 'graph',
      x: [-4, 4],
      y: [-1, 4],
      stepX: 1,
      stepY: 1,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        {
          points: [
            [-4, 4],
            [0, 0],
            [4, 4],
          ],
          tone: 'accent',
        },
      ],
    },
  },
];
