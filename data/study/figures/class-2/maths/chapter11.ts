import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A picture table of breakfasts, one disc for each child: idli 8, poha 6, paratha 10.',
    caption: 'Each disc is one child; the longest row, paratha, was chosen most.',
    draw: {
      kind: 'pictograph',
      each: 1,
      unit: 'child',
      rows: [
        { name: 'idli', count: 8 },
        { name: 'poha', count: 6 },
        { name: 'paratha', count: 10 },
      ],
    },
  },
];
