import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'The curve y = x²/4 with the point P (2, 1). Two dashed secants go from P through points further along the curve, at x = 6 and at x = 4. The tangent at P, less steep than both, has the slope 1.',
    caption:
      'As the second point slides towards P, the secants turn into the tangent; its slope is the derivative, 1.',
    draw: {
      kind: 'graph',
      x: [-2, 7],
      y: [-2, 10],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      plots: [
        { of: (x) => (x * x) / 4 },
        { of: (x) => x - 1, tone: 'second' },
        { of: (x) => 2 * x - 3, tone: 'ink', dashed: true, between: [0.5, 6.5] },
        { of: (x) => 1.5 * x - 2, tone: 'ink', dashed: true, between: [0, 7] },
      ],
      points: [{ at: [2, 1], label: 'P', side: 'below' }, { at: [6, 9] }, { at: [4, 4] }],
      texts: [{ at: [6, 3.9], text: 'tangent', tone: 'second' }],
    },
  },
  {
    alt: 'The graph of (x² − 4)/(x − 2) is the straight line y = x + 2 with an open circle at (2, 4), where the function has no value.',
    caption: 'At 2 it says 0/0, yet from both sides the values come close to 4: that is the limit.',
    draw: {
      kind: 'graph',
      x: [-3, 5],
      y: [-1, 7],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 230,
      plots: [{ of: (x) => x + 2 }],
      points: [{ at: [2, 4], open: true, label: '(2, 4)', side: 'right' }],
    },
  },
];
