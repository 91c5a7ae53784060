import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A ruler of 15 cm. A pencil lies above it from the mark 2 cm to the mark 13 cm.',
    caption: 'Only the steps between count: from 2 to 13 the pencil is 11 cm long.',
    draw: { kind: 'ruler', length: 15, things: [{ from: 2, to: 13, label: 'pencil' }] },
  },
];
