import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A number line from 700 to 800 in tens. The number 740 is marked; it lies four tens after 700 and six tens before 800.',
    caption: 'Look to both neighbours: 740 is nearer to 700, so people say “about 700”.',
    draw: {
      kind: 'numberLine',
      from: 700,
      to: 800,
      step: 50,
      parts: 5,
      points: [{ at: 740, label: '740' }],
    },
  },
  {
    alt: 'A table of hundreds, tens and ones with the numbers 609, 690 and 906 below each other.',
    caption: 'Hundreds run first: 906 wins. For 609 and 690 they tie, and the tens decide.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['H', 'T', 'O'],
        ['6', '0', '9'],
        ['6', '9', '0'],
        ['9', '0', '6'],
      ],
      marked: [
        [3, 0],
        [2, 1],
      ],
    },
  },
];
