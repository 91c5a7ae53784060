import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A Venn diagram in the universal set of 1 to 10. Ring A holds the even numbers, ring B the multiples of 3. Only in A are 2, 4, 8 and 10, in both is 6, only in B are 3 and 9, and outside both are 1, 5 and 7.',
    caption:
      'What lies outside both rings is (A ∪ B)′, and it is A′ ∩ B′ as well: De Morgan at a glance.',
    draw: {
      kind: 'venn',
      sets: ['A', 'B'],
      only: ['2, 4,\n8, 10', '3, 9'],
      both: '6',
      outside: '1, 5, 7',
    },
  },
];
