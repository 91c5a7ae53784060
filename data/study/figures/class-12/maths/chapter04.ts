import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A triangle on a grid with the corners A (1, 1), B (6, 2) and C (3, 6).',
    caption: 'Half of |1(2 − 6) + 6(6 − 1) + 3(1 − 2)| = 23 gives its area: 11.5 square units.',
    draw: {
      kind: 'graph',
      x: [0, 7],
      y: [0, 7],
      stepX: 1,
      stepY: 1,
      equal: true,
      lines: [
        {
          points: [
            [1, 1],
            [6, 2],
            [3, 6],
          ],
          fill: true,
          tone: 'accent',
        },
      ],
      points: [
        { at: [1, 1], label: 'A', side: 'left' },
        { at: [6, 2], label: 'B', side: 'right' },
        { at: [3, 6], label: 'C' },
      ],
    },
  },
];
