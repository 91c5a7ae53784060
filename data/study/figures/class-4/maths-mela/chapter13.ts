import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A rectangle of 15 by 24 cut by two lines into four pieces: 10 × 20 is 200, 10 × 4 is 40, 5 × 20 is 100 and 5 × 4 is 20.',
    caption:
      'Each part meets each part: 200 + 40 + 100 + 20. Two pieces alone would leave two on the floor.',
    draw: {
      kind: 'area',
      size: 230,
      columns: [
        { size: 20, label: '20' },
        { size: 4, label: '4' },
      ],
      rows: [
        { size: 10, label: '10' },
        { size: 5, label: '5' },
      ],
      pieces: [
        ['200', '40'],
        ['100', '20'],
      ],
      marked: [
        [0, 1],
        [1, 0],
      ],
    },
  },
];
