import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'Three axes with a line from the origin O to the point P (1, 2, 2), drawn with its box. OP is 3 long.',
    caption:
      'Direction ratios 1, 2, 2 divided by the length 3 give l, m, n = 1/3, 2/3, 2/3, with l² + m² + n² = 1.',
    draw: {
      kind: 'space',
      reach: [2.2, 3, 3],
      points: [{ at: [1, 2, 2], label: 'P (1, 2, 2)', box: true, side: 'above' }],
      lines: [{ from: [0, 0, 0], to: [1, 2, 2] }],
      height: 230,
    },
  },
  {
    alt: 'The floor and the lid of a box 4 long, 4 wide and 3 high on three axes. One line runs along the front of the floor, another along the left edge of the lid from front to back. A dashed upright edge of 3 joins them at right angles to both.',
    caption:
      'Skew lines are not parallel and never meet; the shortest way between them stands square on both.',
    draw: {
      kind: 'space',
      reach: [5.4, 5.2, 4],
      height: 250,
      planes: [
        {
          points: [
            [4, 0, 0],
            [4, 4, 0],
            [0, 4, 0],
            [0, 0, 0],
          ],
        },
        {
          points: [
            [4, 0, 3],
            [4, 4, 3],
            [0, 4, 3],
            [0, 0, 3],
          ],
          fill: 'white',
        },
      ],
      lines: [
        { from: [4, 0, 0], to: [4, 4, 0] },
        { from: [4, 0, 3], to: [0, 0, 3], tone: 'second' },
        { from: [4, 0, 0], to: [4, 0, 3], dashed: true, tone: 'ink' },
      ],
      texts: [{ at: [4, 0, 1.5], text: '3', side: 'left' }],
    },
  },
];
