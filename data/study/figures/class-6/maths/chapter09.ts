import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A pattern of coloured squares with an upright dashed mirror line in the middle. Each square on the left has a partner on the right, equally far from the line.',
    caption: 'Fold along the dashed line and every square falls on its partner.',
    draw: {
      kind: 'squares',
      columns: 8,
      rows: 5,
      mirror: { column: 4 },
      cells: ['...##...', '..####..', '#.#oo#.#', '.##oo##.', '#......#'],
    },
  },
  {
    alt: 'A parallelogram that is pushed askew, with a dashed diagonal. The two triangles beside the diagonal are equal, but each is the other one turned by half a turn, not its mirror image.',
    caption:
      'Folded along this diagonal the corners stick out: equal halves are not enough for a line of symmetry.',
    draw: {
      kind: 'polygon',
      points: [
        [0, 0],
        [6, 0],
        [8, 3],
        [2, 3],
      ],
      height: 150,
      dashed: [{ from: [0, 0], to: [8, 3] }],
    },
  },
];
