import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A rectangle on squared paper, 7 squares long and 4 squares wide, filled with 28 squares.',
    caption:
      'Four rows of 7 fill it with 28 squares; the lace round it is 7 + 4 + 7 + 4 = 22 long.',
    draw: {
      kind: 'squares',
      columns: 7,
      rows: 4,
      cells: ['#######', '#######', '#######', '#######'],
      columnLabel: '7',
      rowLabel: '4',
    },
  },
  {
    alt: 'Twenty-four square tiles laid in two ways: 4 rows of 6, with a way round of 20, and 2 rows of 12, with a way round of 28.',
    caption:
      'Both hold 24 tiles, but the long thin one needs more fence: a longer edge need not hold more.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: '4 rows of 6',
          draw: {
            kind: 'area',
            size: 132,
            columns: [1, 2, 3, 4, 5, 6].map(() => ({ size: 1, label: '' })),
            rows: [1, 2, 3, 4].map(() => ({ size: 1, label: '' })),
          },
        },
        {
          title: '2 rows of 12',
          draw: {
            kind: 'area',
            size: 264,
            columns: Array.from({ length: 12 }, () => ({ size: 1, label: '' })),
            rows: [1, 2].map(() => ({ size: 1, label: '' })),
          },
        },
      ],
    },
  },
];
