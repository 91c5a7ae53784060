import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Three things from the kitchen: a box as a cuboid, a tin as a cylinder and a paper cone.',
    caption:
      'The box slides and can be stacked; the tin does both, for it has flat and curved faces.',
    draw: {
      kind: 'solids',
      solids: [
        { solid: 'cuboid', name: 'box' },
        { solid: 'cylinder', name: 'tin' },
        { solid: 'cone', name: 'cone' },
      ],
    },
  },
];
