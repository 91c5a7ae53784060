import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'Three axes in space with the point P (3, 4, 5). Dashed edges of a box lead from P to the axes: 3 forward along x, 4 to the right along y and 5 up along z. A line joins the origin and P.',
    caption: 'Pythagoras used twice: OP² = 3² + 4² + 5² = 50, so OP = 5√2.',
    draw: {
      kind: 'space',
      reach: [5, 6, 6],
      points: [{ at: [3, 4, 5], label: 'P (3, 4, 5)', box: true, side: 'above' }],
      lines: [{ from: [0, 0, 0], to: [3, 4, 5] }],
      height: 270,
    },
  },
];
