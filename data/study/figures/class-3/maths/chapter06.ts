import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A table of hundreds, tens and ones with three numbers made of the same digits: 362, 236 and 623. The digit 3 is coloured: it stands for 300 in the first, for 30 in the second and for 3 in the third.',
    caption: 'The same 3 is worth 300, 30 or 3: its place decides.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['H', 'T', 'O'],
        ['3', '6', '2'],
        ['2', '3', '6'],
        ['6', '2', '3'],
      ],
      marked: [
        [1, 0],
        [2, 1],
        [3, 2],
      ],
    },
  },
  {
    alt: 'A number line from 150 to 400 in fifties, with five jumps of 50 that start at 150.',
    caption: 'Two jumps of 50 make a hundred: watch 200, 300 and 400 come at every second jump.',
    draw: {
      kind: 'numberLine',
      from: 150,
      to: 400,
      step: 50,
      jumps: [150, 200, 250, 300, 350].map((from) => ({ from, to: from + 50, label: '50' })),
    },
  },
];
