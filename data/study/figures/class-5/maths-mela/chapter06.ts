import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A rectangle of 34 rows with 26 stools each, cut by ropes after 20 stools and after 30 rows into four pieces: 30 × 20 is 600, 30 × 6 is 180, 4 × 20 is 80 and 4 × 6 is 24.',
    caption:
      'All four pieces count: 600 + 180 + 80 + 24. The first and the last alone would leave two out.',
    draw: {
      kind: 'area',
      size: 230,
      columns: [
        { size: 20, label: '20' },
        { size: 6, label: '6' },
      ],
      rows: [
        { size: 30, label: '30' },
        { size: 4, label: '4' },
      ],
      pieces: [
        ['600', '180'],
        ['80', '24'],
      ],
      marked: [
        [0, 1],
        [1, 0],
      ],
    },
  },
];
