import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'A staircase of squares with 1, 2, 3, 4 and 5 squares in its rows. A second staircase of the same kind, upside down and in another colour, completes it to a rectangle of 5 rows of 6 squares.',
    caption:
      'Two equal staircases fill 5 rows of 6, so one of them is half of 30: 1 + 2 + 3 + 4 + 5 = 15.',
    draw: {
      kind: 'squares',
      columns: 6,
      rows: 5,
      cells: ['#ooooo', '##oooo', '###ooo', '####oo', '#####o'],
      columnLabel: '5 + 1',
      rowLabel: '5',
    },
  },
  {
    alt: 'A graph of the AP 4, 7, 10, 13, 16, 19: six separate dots over the numbers 1 to 6 that lie on one straight line, each 3 higher than the one before.',
    caption:
      'An AP climbs in equal steps, so its dots stand on a straight line; the step is d = 3.',
    draw: {
      kind: 'graph',
      x: [0, 7],
      y: [0, 20],
      stepX: 1,
      stepY: 5,
      xLabel: 'number of the term',
      yLabel: 'term',
      points: [1, 2, 3, 4, 5, 6].map((n) => ({
        at: [n, 3 * n + 1] as const,
        label: String(3 * n + 1),
        side: 'right' as const,
      })),
    },
  },
];
