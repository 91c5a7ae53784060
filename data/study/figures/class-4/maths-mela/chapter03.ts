import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Rows of matchstick squares that share sides: 1 square of 4 sticks, 2 squares of 7 sticks, 3 squares of 10 sticks.',
    caption:
      'A new square brings three sticks along, because it borrows one side from its neighbour.',
    draw: {
      kind: 'shapes',
      height: 150,
      shapes: [1, 2, 3].flatMap((count, row) => [
        ...Array.from({ length: count }, (_, at) => ({
          kind: 'line' as const,
          closed: true as const,
          thick: true as const,
          tone: 'second' as const,
          points: [
            [60 + at * 34, 8 + row * 48],
            [94 + at * 34, 8 + row * 48],
            [94 + at * 34, 42 + row * 48],
            [60 + at * 34, 42 + row * 48],
          ] as const,
        })),
        {
          kind: 'text' as const,
          at: [190, 25 + row * 48] as const,
          anchor: 'start' as const,
          text: `${3 * count + 1} sticks`,
        },
      ]),
    },
  },
  {
    alt: 'Twenty coins as dots in four rows of five.',
    caption:
      'Thrown on the table they have to be counted one by one; laid in rows, 4 times 5 is seen at a glance.',
    draw: { kind: 'array', rows: 4, columns: 5 },
  },
];
