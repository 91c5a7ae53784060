import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A graph of 10x + 5y = 100: a straight line that falls from (0, 20) on the y-axis to (10, 0) on the x-axis. Eleven dots on it mark the pairs of whole numbers, among them (8, 4) and (9, 2).',
    caption:
      'Every point of the line solves the equation, but only the eleven dots are coins that one can pay with.',
    draw: {
      kind: 'graph',
      x: [0, 11],
      y: [0, 22],
      stepX: 1,
      stepY: 5,
      xLabel: 'ten-rupee coins',
      yLabel: 'five-rupee coins',
      plots: [{ of: (x) => 20 - 2 * x, between: [0, 10] }],
      points: Array.from({ length: 11 }, (_, x) => ({
        at: [x, 20 - 2 * x] as const,
        ...((x === 8 || x === 9) && { label: `(${x}, ${20 - 2 * x})`, side: 'right' as const }),
      })),
    },
  },
  {
    alt: 'Two straight lines on one plane: x + y = 6 falls from (0, 6) to (6, 0), and y = 2x climbs from the origin. They cross at (2, 4).',
    caption: 'Two conditions leave one pair: only (2, 4) lies on both lines.',
    draw: {
      kind: 'graph',
      x: [-1, 7],
      y: [-1, 7],
      stepX: 1,
      stepY: 1,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      plots: [
        { of: (x) => 6 - x, label: 'x + y = 6', labelAt: 4 },
        { of: (x) => 2 * x, tone: 'second', label: 'y = 2x', labelAt: 3.2 },
      ],
      points: [{ at: [2, 4], label: '(2, 4)', side: 'left' }],
    },
  },
];
