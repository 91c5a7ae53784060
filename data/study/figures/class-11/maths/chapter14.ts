import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A Venn diagram of probabilities. Only A has 0.3, A and B together 0.1, only B 0.25, and neither 0.35.',
    caption:
      'P(A) = 0.4 and P(B) = 0.35 share 0.1; added without taking it away once, it would count twice.',
    draw: { kind: 'venn', sets: ['A', 'B'], only: ['0.3', '0.25'], both: '0.1', outside: '0.35' },
  },
];
