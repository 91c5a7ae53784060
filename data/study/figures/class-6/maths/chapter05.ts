import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Twelve laddus as dots in two neat ways, 2 rows of 6 and 3 rows of 4, and thirteen laddus in one long row.',
    caption: 'Twelve can be arranged; thirteen has only the long row, for it is a prime.',
    draw: {
      kind: 'panels',
      panels: [
        { title: '12 = 2 × 6', draw: { kind: 'array', rows: 2, columns: 6 } },
        { title: '12 = 3 × 4', draw: { kind: 'array', rows: 3, columns: 4 } },
        { title: '13 = 1 × 13', draw: { kind: 'array', rows: 1, columns: 13 } },
      ],
    },
  },
  {
    alt: 'The numbers from 1 to 50 in rows of ten. The fifteen primes are coloured: 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43 and 47.',
    caption:
      'After crossing out the multiples of 2, 3, 5 and 7, the primes remain; 1 is none of them.',
    draw: {
      kind: 'table',
      rows: [0, 1, 2, 3, 4].map((row) =>
        Array.from({ length: 10 }, (_, at) => String(row * 10 + at + 1)),
      ),
      marked: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].map(
        (prime) => [Math.floor((prime - 1) / 10), (prime - 1) % 10] as const,
      ),
    },
  },
];
