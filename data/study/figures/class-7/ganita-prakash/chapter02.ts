import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'A rectangle 20 long and 8 high, cut into a piece 17 long and a narrow piece 3 long. The narrow piece is coloured and holds 8 × 3 = 24.',
    caption:
      '8 × 17 is what is left of 8 × 20 when 8 × 3 is taken away: 160 − 24. The factor 8 reaches both parts.',
    draw: {
      kind: 'area',
      size: 260,
      columns: [
        { size: 17, label: '17' },
        { size: 3, label: '3' },
      ],
      rows: [{ size: 8, label: '8' }],
      pieces: [['8 × 17', '24']],
      marked: [[0, 1]],
    },
  },
  {
    alt: 'A balance with 247 + 396 in the left pan and 249 + 393 in the right pan. The left pan is lower.',
    caption:
      'No sum is needed: on the right 2 more and 3 less make 1 less, so the left side weighs more.',
    draw: { kind: 'balance', left: '247 + 396', right: '249 + 393', heavier: 'left' },
  },
];
