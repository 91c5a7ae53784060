import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'Rows of triangles made of matchsticks. One triangle takes 3 sticks, two triangles that share a side 5 sticks, three triangles 7 sticks.',
    caption:
      'One stick at the left end and two for each triangle: that is 2n + 1, without counting.',
    draw: {
      kind: 'shapes',
      height: 170,
      shapes: [1, 2, 3].flatMap((count, row) => [
        ...Array.from({ length: count }, (_, at) => ({
          kind: 'line' as const,
          thick: true as const,
          closed: true as const,
          tone: 'second' as const,
          points:
            at % 2 === 0
              ? ([
                  [40 + at * 24, 46 + row * 54],
                  [88 + at * 24, 46 + row * 54],
                  [64 + at * 24, 6 + row * 54],
                ] as const)
              : ([
                  [40 + at * 24, 6 + row * 54],
                  [88 + at * 24, 6 + row * 54],
                  [64 + at * 24, 46 + row * 54],
                ] as const),
        })),
        {
          kind: 'text' as const,
          at: [190, 28 + row * 54] as const,
          anchor: 'start' as const,
          text: `n = ${count}: ${2 * count + 1} sticks`,
        },
      ]),
    },
  },
  {
    alt: 'Four boxes below each other follow a trick with a letter: n; after adding 8, n + 8; after doubling, 2n + 16; after taking away twice the number, 16.',
    caption: 'The letter goes in and drops out again: whatever n was, 16 is left.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'your number: n' },
        { text: 'add 8: n + 8' },
        { text: 'double: 2n + 16' },
        { text: 'take away 2n: 16', fill: 'yellow' },
      ],
    },
  },
];
