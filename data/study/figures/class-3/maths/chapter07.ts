import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Thirty laddoos as dots in five rows of six, each row in a ring.',
    caption: 'Five plates of six are 30; turn the sheet and you see six plates of five.',
    draw: { kind: 'array', rows: 5, columns: 6, rings: true, rowLabel: '5 × 6' },
  },
  {
    alt: 'Eight columns of seven dots, 56 in all, with a dashed line after five columns.',
    caption: 'Tables help one another: seven eights are 7 × 5 and 7 × 3, that is 35 + 21 = 56.',
    draw: { kind: 'array', rows: 7, columns: 8, cut: 5, columnLabel: '5 and 3', rowLabel: '7' },
  },
];
