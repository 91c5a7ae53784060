import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'Blocks for 34: three sticks of ten and four single ones.',
    caption: 'Three bundles of ten and four single sticks: 34.',
    draw: { kind: 'blocks', tens: 3, ones: 4 },
  },
];
