import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'Shells as dots: three ringed rows of ten.',
    caption: 'Count by the rows, ten, twenty, thirty: groups of ten are quicker than one by one.',
    draw: { kind: 'array', rows: 3, columns: 10, rings: true },
  },
];
