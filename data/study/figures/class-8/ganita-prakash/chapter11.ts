import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A triangle after two steps of a fractal. The midpoints of its sides were joined and the middle triangle left white; the same was done with each of the three that remained. Nine small triangles are coloured.',
    caption:
      'Each step makes three of every triangle and leaves 3/4 of the area: 1, 3, 9 triangles.',
    draw: {
      kind: 'shapes',
      height: 196,
      shapes: [
        {
          kind: 'line',
          points: [
            [60, 184],
            [280, 184],
            [170, 12],
          ],
          closed: true,
          fill: 'accent',
        },
        {
          kind: 'line',
          points: [
            [170, 184],
            [115, 98],
            [225, 98],
          ],
          closed: true,
          fill: 'white',
        },
        ...(
          [
            [115, 184],
            [225, 184],
            [170, 98],
          ] as const
        ).map(([x, y]) => ({
          kind: 'line' as const,
          points: [
            [x, y],
            [x - 27.5, y - 43],
            [x + 27.5, y - 43],
          ] as const,
          closed: true as const,
          fill: 'white' as const,
        })),
      ],
    },
  },
  {
    alt: 'A net of a cube: four squares A, B, C and D in a row, a square E above B and a square F below B.',
    caption:
      'Folded up, squares with one square between them in the row face each other: A and C, B and D.',
    draw: {
      kind: 'net',
      pieces: (
        [
          ['A', 0, 1],
          ['B', 1, 1],
          ['C', 2, 1],
          ['D', 3, 1],
          ['E', 1, 2],
          ['F', 1, 0],
        ] as const
      ).map(([label, x, y]) => ({
        label,
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
