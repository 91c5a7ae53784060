import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'Three solids side by side: a cuboid like a brick, a cylinder like a tin, and a sphere like a laddoo.',
    caption: 'Flat faces keep the brick in its place; the tin rolls one way, the laddoo every way.',
    draw: {
      kind: 'solids',
      solids: [
        { solid: 'cuboid', name: 'brick' },
        { solid: 'cylinder', name: 'tin' },
        { solid: 'sphere', name: 'laddoo' },
      ],
    },
  },
  {
    alt: 'The net of a cube: a row of four squares with one square above the second and one below it, six squares in all.',
    caption: 'A carton opened out shows all its faces: six squares fold up to one cube.',
    draw: {
      kind: 'net',
      pieces: (
        [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [1, 2],
          [1, 0],
        ] as const
      ).map(([x, y], at) => ({
        label: String(at + 1),
        points: [
          [x, y],
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ] as const,
      })),
    },
  },
];
