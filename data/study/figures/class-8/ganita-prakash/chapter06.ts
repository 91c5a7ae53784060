import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A rectangle with the side a + b across and c + d down is cut into four pieces: ac, bc, ad and bd.',
    caption:
      'Each term of one bracket meets each term of the other: (a + b)(c + d) has four pieces, none left out.',
    draw: {
      kind: 'area',
      size: 220,
      columns: [
        { size: 6, label: 'a' },
        { size: 3, label: 'b' },
      ],
      rows: [
        { size: 4, label: 'c' },
        { size: 2, label: 'd' },
      ],
      pieces: [
        ['ac', 'bc'],
        ['ad', 'bd'],
      ],
    },
  },
  {
    alt: 'A square of side a. A strip of width b is cut off at the right and another at the bottom; they share a small square b² in the corner. What is left is a square of side a − b.',
    caption:
      'Taking ab away twice removes the corner twice, so b² is given back: (a − b)² = a² − 2ab + b².',
    draw: {
      kind: 'area',
      size: 190,
      columns: [
        { size: 7, label: 'a − b' },
        { size: 2, label: 'b' },
      ],
      rows: [
        { size: 7, label: 'a − b' },
        { size: 2, label: 'b' },
      ],
      pieces: [
        ['(a − b)²', ''],
        ['', 'b²'],
      ],
      marked: [
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
  },
];
