import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A square of 5 rows of 5 cells. A square of 4 by 4 cells at the upper left has one colour; the border of 9 cells along the right side and the bottom has another.',
    caption: 'From 4² to 5² the border needs 4 + 4 + 1 = 9 cells, the next odd number.',
    draw: {
      kind: 'squares',
      columns: 5,
      rows: 5,
      cells: ['####o', '####o', '####o', '####o', 'ooooo'],
    },
  },
  {
    alt: 'A factor tree of 900: it branches into 30 and 30, each 30 into 5 and 6, and each 6 into 2 and 3. The ends are 5, 2, 3 and again 5, 2, 3.',
    caption:
      'In a square number every prime has a partner; one half of the tree multiplied is the root, 30.',
    draw: {
      kind: 'tree',
      root: {
        text: '900',
        children: [0, 1].map(() => ({
          text: '30',
          children: [
            { text: '5', fill: 'yellow' as const },
            {
              text: '6',
              children: [
                { text: '2', fill: 'yellow' as const },
                { text: '3', fill: 'yellow' as const },
              ],
            },
          ],
        })),
      },
    },
  },
];
