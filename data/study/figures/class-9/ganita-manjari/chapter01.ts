import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'Two number lines cross at right angles at the origin and part the plane into four quadrants, numbered I to IV against the clock from the upper right. Marked are the points A (2, 5) and B (5, 2) in quadrant I, C (−4, 3) in II, D (−2, −3) in III, E (4, −2) in IV, and F (0, −4) on the y-axis.',
    caption:
      'A (2, 5) and B (5, 2) are made of the same two numbers and lie in two places: across comes first, then up.',
    draw: {
      kind: 'graph',
      x: [-6, 6],
      y: [-5, 6],
      stepX: 2,
      stepY: 2,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      points: [
        { at: [2, 5], label: 'A', side: 'right' },
        { at: [5, 2], label: 'B', side: 'above' },
        { at: [-4, 3], label: 'C' },
        { at: [-2, -3], label: 'D', side: 'left' },
        { at: [4, -2], label: 'E', side: 'right' },
        { at: [0, -4], label: 'F', side: 'right' },
      ],
      texts: [
        { at: [5.4, 5.4], text: 'I', tone: 'second' },
        { at: [-5.4, 5.4], text: 'II', tone: 'second' },
        { at: [-5.4, -4.4], text: 'III', tone: 'second' },
        { at: [5.4, -4.4], text: 'IV', tone: 'second' },
      ],
    },
  },
  {
    alt: 'On a grid, a slanting line joins P (1, 1) and Q (5, 4). Dashed lines from P to (5, 1) and from there up to Q complete a right-angled triangle: 4 units across, 3 units up, and the slanting side d.',
    caption:
      'The differences of the coordinates are the short sides: d² = 4² + 3² = 25, so d is 5 units.',
    draw: {
      kind: 'graph',
      x: [0, 6],
      y: [0, 5],
      stepX: 1,
      stepY: 1,
      equal: true,
      lines: [
        {
          points: [
            [1, 1],
            [5, 4],
          ],
          tone: 'accent',
        },
        {
          points: [
            [1, 1],
            [5, 1],
            [5, 4],
          ],
          dashed: true,
        },
      ],
      points: [
        { at: [1, 1], label: 'P (1, 1)', side: 'below' },
        { at: [5, 4], label: 'Q (5, 4)' },
      ],
      texts: [
        { at: [3.6, 0.72], text: '4 across', tone: 'second' },
        { at: [5.45, 2.5], text: '3 up', tone: 'second' },
        { at: [2.8, 2.75], text: 'd', tone: 'accent' },
      ],
    },
  },
];
