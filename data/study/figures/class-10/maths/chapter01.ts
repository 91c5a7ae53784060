import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A factor tree. 360 branches into 36 and 10. 36 branches into 6 and 6, and each 6 into 2 and 3; 10 branches into 2 and 5. The six ends are 2, 3, 2, 3, 2 and 5.',
    caption:
      'Whichever way the tree branches, the same primes hang at its ends: three 2s, two 3s and one 5.',
    draw: {
      kind: 'tree',
      rowHeight: 56,
      root: {
        text: '360',
        children: [
          {
            text: '36',
            children: [
              {
                text: '6',
                children: [
                  { text: '2', fill: 'yellow' },
                  { text: '3', fill: 'yellow' },
                ],
              },
              {
                text: '6',
                children: [
                  { text: '2', fill: 'yellow' },
                  { text: '3', fill: 'yellow' },
                ],
              },
            ],
          },
          {
            text: '10',
            children: [
              { text: '2', fill: 'yellow' },
              { text: '5', fill: 'yellow' },
            ],
          },
        ],
      },
    },
  },
  {
    alt: 'Two overlapping rings hold the prime factors of 60 and of 72. Only in the ring of 60 is 5, only in the ring of 72 are 2 and 3, and in both lie 2, 2 and 3.',
    caption:
      'The overlap multiplied gives the HCF, 12; everything in the two rings multiplied gives the LCM, 360.',
    draw: { kind: 'venn', sets: ['60', '72'], only: ['5', '2 × 3'], both: '2 × 2 × 3' },
  },
];
