import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A sheet of stamps as a rectangle, 7 rows of 14, cut after the tenth column: 7 rows of 10 are 70, and 7 rows of 4 are 28.',
    caption:
      'Draw the line between tens and ones: 7 × 14 is 70 + 28, and every row has got its four.',
    draw: {
      kind: 'area',
      size: 240,
      columns: [
        { size: 10, label: '10' },
        { size: 4, label: '4' },
      ],
      rows: [{ size: 7, label: '7' }],
      pieces: [['70', '28']],
      marked: [[0, 1]],
    },
  },
  {
    alt: 'Twelve laddoos as dots on three plates, four on each.',
    caption: 'Three stories on the same plates: 3 × 4 = 12, 12 ÷ 3 = 4 and 12 ÷ 4 = 3.',
    draw: { kind: 'array', rows: 3, columns: 4, rings: true, rowLabel: '3 plates' },
  },
];
