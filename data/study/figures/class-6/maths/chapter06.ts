import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A garden of 15 m by 10 m with a path 1 m wide along the inside of its boundary. The part inside the path is 13 m by 8 m.',
    caption:
      'The path takes 1 m on the left and 1 m on the right, so the inside is 2 m shorter, not 1.',
    draw: {
      kind: 'shapes',
      height: 196,
      shapes: [
        {
          kind: 'line',
          points: [
            [50, 30],
            [275, 30],
            [275, 180],
            [50, 180],
          ],
          closed: true,
          fill: 'yellow',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [65, 45],
            [260, 45],
            [260, 165],
            [65, 165],
          ],
          closed: true,
          fill: 'green',
        },
        { kind: 'text', at: [162, 16], text: '15 m' },
        { kind: 'text', at: [302, 105], text: '10 m' },
        { kind: 'text', at: [162, 60], text: '13 m' },
        { kind: 'text', at: [240, 105], text: '8 m' },
      ],
    },
  },
  {
    alt: 'Nine square tiles in two figures on a grid: a 3 by 3 square with a boundary of 12 units, and a row of nine with a boundary of 20 units.',
    caption:
      'The area stays nine while the way round grows from 12 to 20: one does not tell the other.',
    draw: {
      kind: 'squares',
      columns: 9,
      rows: 5,
      cells: ['...###...', '...###...', '...###...', '.........', '#########'],
    },
  },
];
