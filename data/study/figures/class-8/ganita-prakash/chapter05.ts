import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Three columns of cells side by side, 4, 5 and 6 cells high. The sixth cell of the last column has another colour; put on the first column it would make all three 5 high.',
    caption:
      'The last gives one cell to the first, and all are as high as the middle one: n − 1, n, n + 1 make 3n.',
    draw: {
      kind: 'squares',
      columns: 3,
      rows: 6,
      cells: ['..o', '.##', '###', '###', '###', '###'],
    },
  },
  {
    alt: 'A table splits 8756 by its digits: 8 × 1000 is 8 × 999 + 8, 7 × 100 is 7 × 99 + 7, 5 × 10 is 5 × 9 + 5, and 6 stays 6. The column of the digits left over is coloured.',
    caption:
      'All parts with nines can go; what decides about 9 is 8 + 7 + 5 + 6 = 26, with remainder 8.',
    draw: {
      kind: 'table',
      rows: [
        ['8 × 1000', '8 × 999', '8'],
        ['7 × 100', '7 × 99', '7'],
        ['5 × 10', '5 × 9', '5'],
        ['6 × 1', '0', '6'],
      ],
      marked: [
        [0, 2],
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    },
  },
];
