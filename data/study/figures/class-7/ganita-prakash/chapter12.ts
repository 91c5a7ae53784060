import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'A square of side 1 is cut across into 0.4 and 0.6 and down into 0.3 and 0.7. The piece at the upper left, 0.4 wide and 0.3 high, is coloured and holds 0.12; the others hold 0.18, 0.28 and 0.42.',
    caption:
      'Tenths of tenths are hundredths: 0.4 × 0.3 = 0.12, and the four pieces make 1 together.',
    draw: {
      kind: 'area',
      size: 190,
      columns: [
        { size: 4, label: '0.4' },
        { size: 6, label: '0.6' },
      ],
      rows: [
        { size: 3, label: '0.3' },
        { size: 7, label: '0.7' },
      ],
      pieces: [
        ['0.12', '0.18'],
        ['0.28', '0.42'],
      ],
      marked: [[0, 0]],
      white: [
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
  },
];
