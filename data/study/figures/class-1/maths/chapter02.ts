import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'A ball, a box and a tin: a sphere, a cuboid and a cylinder side by side.',
    caption: 'The ball rolls every way, the box slides, and the tin does both.',
    draw: {
      kind: 'solids',
      solids: [
        { solid: 'sphere', name: 'ball' },
        { solid: 'cuboid', name: 'box' },
        { solid: 'cylinder', name: 'tin' },
      ],
    },
  },
];
