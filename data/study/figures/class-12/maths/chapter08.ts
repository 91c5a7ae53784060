import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'The parabola y = x² and the line y = x + 2 meet at (−1, 1) and (2, 4). The piece between them, below the line and above the parabola, is shaded.',
    caption:
      'The sketch gives the limits, −1 and 2; the integral of x + 2 − x² between them is 4.5.',
    draw: {
      kind: 'graph',
      x: [-3, 3],
      y: [-1, 6],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      lines: [
        {
          fill: true,
          tone: 'quiet',
          points: Array.from({ length: 13 }, (_, at) => {
            const x = -1 + at / 4;
            return [x, x * x] as const;
          }),
        },
      ],
      plots: [
        { of: (x) => x * x, between: [-2.4, 2.4] },
        { of: (x) => x + 2, tone: 'second' },
      ],
      points: [{ at: [-1, 1] }, { at: [2, 4] }],
    },
  },
  {
    alt: 'One wave of y = sin x from 0° to 360°. The arch above the axis, from 0° to 180°, and the arch below it, from 180° to 360°, are shaded.',
    caption:
      'The integral over the whole wave is 0, but the area is not: take 2 for each arch and add to 4.',
    draw: {
      kind: 'graph',
      x: [0, 360],
      y: [-1, 1],
      stepX: 90,
      stepY: 1,
      xLabel: 'degrees',
      height: 180,
      lines: [0, 180].map((from) => ({
        fill: true as const,
        tone: 'accent' as const,
        points: Array.from(
          { length: 19 },
          (_, at) => [from + at * 10, Math.sin(((from + at * 10) * Math.PI) / 180)] as const,
        ),
      })),
    },
  },
];
