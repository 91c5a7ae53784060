import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'Blocks for 243: two flats of a hundred, four sticks of ten and three single ones.',
    caption: 'Each drawer holds at most nine of a kind; ten ones would move on as one more ten.',
    draw: { kind: 'blocks', hundreds: 2, tens: 4, ones: 3 },
  },
  {
    alt: 'Three rows of a table show how 503 is opened for subtracting: 5 hundreds, 0 tens, 3 ones; then 4 hundreds, 10 tens, 3 ones; then 4 hundreds, 9 tens, 13 ones.',
    caption: 'The tens drawer is empty, so a hundred is opened first, and then one of its tens.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['H', 'T', 'O'],
        ['5', '0', '3'],
        ['4', '10', '3'],
        ['4', '9', '13'],
      ],
      marked: [
        [3, 0],
        [3, 1],
        [3, 2],
      ],
    },
  },
];
