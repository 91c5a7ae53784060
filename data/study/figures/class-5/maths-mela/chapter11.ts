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
];
