import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'The curve y = x³ − 3x. It rises to a maximum at (−1, 2), falls through the origin to a minimum at (1, −2), and rises again. Short level tangents are drawn at both turning points.',
    caption:
      'Where the tangent is level, f′(x) = 3x² − 3 is 0; between −1 and 1 it is negative and the curve falls.',
    draw: {
      kind: 'graph',
      x: [-3, 3],
      y: [-4, 4],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      plots: [{ of: (x) => x ** 3 - 3 * x, between: [-2.3, 2.3] }],
      lines: [
        {
          points: [
            [-1.7, 2],
            [-0.3, 2],
          ],
        },
        {
          points: [
            [0.3, -2],
            [1.7, -2],
          ],
        },
      ],
      points: [
        { at: [-1, 2], label: 'maximum' },
        { at: [1, -2], label: 'minimum', side: 'below' },
      ],
    },
  },
  {
    alt: 'The area of a bed along a wall with 24 m of fence, A = x(24 − 2x), as a parabola over its breadth x from 0 to 12 m. The highest point lies over 6 m, at 72 m².',
    caption: 'The largest bed is 6 m by 12 m: at the top of the curve the derivative 24 − 4x is 0.',
    draw: {
      kind: 'graph',
      x: [0, 12],
      y: [0, 80],
      stepX: 2,
      stepY: 20,
      xLabel: 'breadth in m',
      yLabel: 'area in m²',
      plots: [{ of: (x) => x * (24 - 2 * x) }],
      lines: [
        {
          points: [
            [6, 0],
            [6, 72],
          ],
          dashed: true,
        },
      ],
      points: [{ at: [6, 72] }],
      texts: [{ at: [7.6, 75], text: '72 m²' }],
    },
  },
];
