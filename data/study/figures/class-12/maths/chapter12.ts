import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'A shaded region in the first quadrant, bounded by x + y = 10 and 2x + y = 16. Its corners are (0, 0), (8, 0), (6, 4) and (0, 10).',
    caption:
      'Compare Z = 3x + 2y at the corners, 0, 24, 26 and 20: the best is at (6, 4), where the two limits meet.',
    draw: {
      kind: 'graph',
      x: [0, 12],
      y: [0, 16],
      stepX: 2,
      stepY: 4,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      lines: [
        {
          points: [
            [0, 0],
            [8, 0],
            [6, 4],
            [0, 10],
          ],
          fill: true,
          tone: 'quiet',
        },
      ],
      plots: [
        { of: (x) => 10 - x, between: [0, 10] },
        { of: (x) => 16 - 2 * x, between: [0, 8], tone: 'second' },
      ],
      points: [
        { at: [8, 0] },
        { at: [6, 4], label: '(6, 4)', side: 'right' },
        { at: [0, 10], label: '(0, 10)', side: 'right' },
      ],
    },
  },
];
