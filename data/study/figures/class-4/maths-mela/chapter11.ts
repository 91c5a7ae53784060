import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A butterfly of coloured squares with an upright dashed mirror line down its body. Each square of the left wing has a partner in the right wing.',
    caption:
      'Each spot has a partner as far from the fold as itself; fold, and the wings cover each other.',
    draw: {
      kind: 'squares',
      columns: 8,
      rows: 6,
      mirror: { column: 4 },
      cells: ['##....##', '#o#..#o#', '.######.', '..####..', '.#o##o#.', '.##..##.'],
    },
  },
  {
    alt: 'A postcard as a rectangle with a dashed line from one corner to the opposite one, which cuts it into two equal triangles.',
    caption: 'The two triangles are equal, yet folded along the dashed line the corners stick out.',
    draw: {
      kind: 'polygon',
      points: [
        [0, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      height: 160,
      dashed: [{ from: [0, 0], to: [6, 4] }],
    },
  },
];
