import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Three parabolas that open upwards. The left one cuts the x-axis in two points, the middle one touches it in one point, the right one floats above it.',
    caption:
      'The degree says how many zeroes there can be, the picture how many there are: two, one and none.',
    draw: {
      kind: 'graph',
      x: [-7, 7],
      y: [-3, 7],
      grid: false,
      numbers: false,
      xLabel: 'x',
      yLabel: 'y',
      height: 220,
      plots: [
        { of: (x) => (x + 4.5) ** 2 - 2, between: [-7, -2] },
        { of: (x) => x * x, between: [-2.4, 2.4], tone: 'second' },
        { of: (x) => (x - 4.5) ** 2 + 1.5, between: [2.4, 6.6] },
      ],
      points: [
        { at: [-4.5 - Math.SQRT2, 0] },
        { at: [-4.5 + Math.SQRT2, 0] },
        { at: [0, 0], tone: 'second' },
      ],
      texts: [
        { at: [-4.5, -2.6], text: 'two' },
        { at: [1.1, -0.9], text: 'one', tone: 'second' },
        { at: [4.5, 0.7], text: 'none' },
      ],
    },
  },
  {
    alt: 'The parabola y = x² − 2x − 3. It cuts the x-axis at −1 and at 3 and the y-axis at −3; its lowest point is (1, −4).',
    caption:
      'The zeroes −1 and 3 have the sum 2 and the product −3: just −b/a and c/a of x² − 2x − 3.',
    draw: {
      kind: 'graph',
      x: [-3, 5],
      y: [-5, 6],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      plots: [{ of: (x) => x * x - 2 * x - 3 }],
      points: [{ at: [-1, 0] }, { at: [3, 0] }, { at: [0, -3], label: '−3', side: 'left' }],
      texts: [
        { at: [-1.45, 0.7], text: '−1', tone: 'second' },
        { at: [3.35, 0.7], text: '3', tone: 'second' },
      ],
    },
  },
];
