import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'Three plates as ringed rows with two idlis, drawn as dots, on each.',
    caption: 'Three plates with two on each: 2 + 2 + 2 is three times two, 6.',
    draw: { kind: 'array', rows: 3, columns: 2, rings: true, rowLabel: '3 plates' },
  },
];
