import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'Twelve pens as dots in four ringed rows of three.',
    caption:
      'Four packets with three pens each: 4 × 3 = 12. Read backwards, 12 shared by four is 3 each.',
    draw: { kind: 'array', rows: 4, columns: 3, rings: true },
  },
];
