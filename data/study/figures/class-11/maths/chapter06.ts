import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A tree for arranging two of the letters A, B and C. The first choice has three branches, A, B and C; each of them has two branches for the second letter. The six ends are AB, AC, BA, BC, CA and CB.',
    caption:
      'Three times two branches are 6 arrangements; AB and BA are one selection, so there are only 3 of those.',
    draw: {
      kind: 'tree',
      root: {
        text: 'start',
        children: (['A', 'B', 'C'] as const).map((first) => ({
          text: first,
          fill: 'tint' as const,
          children: (['A', 'B', 'C'] as const)
            .filter((second) => second !== first)
            .map((second) => ({ text: first + second })),
        })),
      },
    },
  },
];
