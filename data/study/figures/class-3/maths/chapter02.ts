import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Three toys: a cuboid like a brick, a cone like a birthday cap and a sphere like a marble.',
    caption:
      'On a tilted board the brick slides, the marble rolls, and the cap runs in a circle round its tip.',
    draw: {
      kind: 'solids',
      solids: [
        { solid: 'cuboid', name: 'brick' },
        { solid: 'cone', name: 'cap' },
        { solid: 'sphere', name: 'marble' },
      ],
    },
  },
  {
    alt: 'A cube with its hidden edges dashed. Three faces can be seen; the corners are marked with dots, eight in all.',
    caption: 'A cube has 6 faces, 12 edges and 8 corners; the drawing hides some at the back.',
    draw: {
      kind: 'shapes',
      height: 196,
      shapes: [
        {
          kind: 'line',
          points: [
            [100, 66],
            [210, 66],
            [210, 176],
            [100, 176],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [100, 66],
            [145, 26],
            [255, 26],
            [210, 66],
          ],
          closed: true,
          thick: true,
          fill: 'white',
        },
        {
          kind: 'line',
          points: [
            [210, 66],
            [255, 26],
            [255, 136],
            [210, 176],
          ],
          closed: true,
          thick: true,
          fill: 'grey',
        },
        {
          kind: 'line',
          points: [
            [100, 176],
            [145, 136],
            [145, 26],
          ],
          dashed: true,
          tone: 'quiet',
        },
        {
          kind: 'line',
          points: [
            [145, 136],
            [255, 136],
          ],
          dashed: true,
          tone: 'quiet',
        },
        ...(
          [
            [100, 66],
            [210, 66],
            [210, 176],
            [100, 176],
            [145, 26],
            [255, 26],
            [255, 136],
            [145, 136],
          ] as const
        ).map((at) => ({ kind: 'dot' as const, at, tone: 'second' as const, radius: 5 })),
      ],
    },
  },
];
