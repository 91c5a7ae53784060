import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'On a plane, the points A (−2, −1) and B (6, 5) are joined by a slanting line. A dashed way goes 8 units across from A to (6, −1) and 6 units up to B.',
    caption: 'Pythagoras in other clothes: AB = √(8² + 6²) = 10 units.',
    draw: {
      kind: 'graph',
      x: [-3, 8],
      y: [-2, 6],
      stepX: 1,
      stepY: 1,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        {
          points: [
            [-2, -1],
            [6, 5],
          ],
          tone: 'accent',
        },
        {
          points: [
            [-2, -1],
            [6, -1],
            [6, 5],
          ],
          dashed: true,
        },
      ],
      points: [
        { at: [-2, -1], label: 'A', side: 'left' },
        { at: [6, 5], label: 'B', side: 'right' },
      ],
      texts: [
        { at: [3, -1.5], text: '8', tone: 'second' },
        { at: [6.4, 2], text: '6', tone: 'second' },
        { at: [1.4, 2.5], text: '10', tone: 'accent' },
      ],
    },
  },
  {
    alt: 'The segment from A (1, 1) to B (7, 4) with two points on it that cut it into three equal parts: P (3, 2) and Q (5, 3).',
    caption:
      'P divides AB in the ratio 1 : 2. It has gone one of three parts: 2 of the 6 across and 1 of the 3 up.',
    draw: {
      kind: 'graph',
      x: [0, 8],
      y: [0, 5],
      stepX: 1,
      stepY: 1,
      equal: true,
      lines: [
        {
          points: [
            [1, 1],
            [7, 4],
          ],
          tone: 'accent',
        },
      ],
      points: [
        { at: [1, 1], label: 'A', side: 'below' },
        { at: [3, 2], label: 'P (3, 2)', side: 'below', tone: 'second' },
        { at: [5, 3], label: 'Q (5, 3)', side: 'below' },
        { at: [7, 4], label: 'B' },
      ],
    },
  },
];
