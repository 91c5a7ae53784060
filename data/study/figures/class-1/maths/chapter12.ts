import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'Three ways to pay ten rupees: one coin of 10; two coins of 5; five coins of 2.',
    caption:
      'The values count, not the coins: one coin, two coins and five coins are all ten rupees.',
    draw: {
      kind: 'shapes',
      height: 130,
      shapes: [[10], [5, 5], [2, 2, 2, 2, 2]].flatMap((coins, row) =>
        coins.flatMap((value, at) => [
          {
            kind: 'ellipse' as const,
            center: [60 + at * 50, 22 + row * 42] as const,
            radius: 18,
            fill: 'yellow' as const,
          },
          {
            kind: 'text' as const,
            at: [60 + at * 50, 22 + row * 42] as const,
            text: `₹${value}`,
            size: 'small' as const,
          },
        ]),
      ),
    },
  },
];
