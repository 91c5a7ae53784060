import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'Four curves of the family y = C eˣ, for C = 2, 1, ½ and −1. The first three run above the x-axis and climb ever more steeply, the last runs below it and falls; none crosses another.',
    caption:
      'All of them solve dy/dx = y; a point such as (0, 1) picks out one curve and with it C.',
    draw: {
      kind: 'graph',
      x: [-3, 2],
      y: [-4, 6],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      lines: (
        [
          [2, 1, 'second'],
          [1, 1.75, 'accent'],
          [0.5, 2, 'second'],
          [-1, 1.375, 'ink'],
        ] as const
      ).map(([c, end, tone]) => ({
        smooth: true as const,
        tone,
        points: Array.from({ length: 11 }, (_, at) => {
          const x = -3 + ((end + 3) * at) / 10;
          return [x, c * Math.exp(x)] as const;
        }),
      })),
      points: [{ at: [0, 1], label: '(0, 1)', side: 'right' }],
    },
  },
];
