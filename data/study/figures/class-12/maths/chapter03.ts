import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'A bill as a product of matrices: the row 30 idlis, 20 dosas stands over the prices ₹12 and ₹40. Below, 30 × 12 is 360 and 20 × 40 is 800; together they are 1160.',
    caption:
      'Row times column: multiply pair by pair and add, 360 + 800 = 1160. One row and one column give one entry.',
    draw: {
      kind: 'table',
      heads: 'both',
      rows: [
        ['', 'idlis', 'dosas', 'sum'],
        ['Monday', '30', '20', ''],
        ['price', '₹12', '₹40', ''],
        ['product', '360', '800', '1160'],
      ],
      marked: [[3, 3]],
    },
  },
];
