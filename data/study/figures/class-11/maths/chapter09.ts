import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'Two lines that cross at right angles in (2, 3): y = 2x − 1 climbs steeply and cuts the y-axis at −1; y = −½x + 4 falls gently and cuts the y-axis at 4.',
    caption: 'The slopes 2 and −½ multiply to −1, and that is the right angle.',
    draw: {
      kind: 'graph',
      x: [-2, 7],
      y: [-2, 6],
      stepX: 1,
      stepY: 1,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      plots: [{ of: (x) => 2 * x - 1 }, { of: (x) => 4 - x / 2, tone: 'second' }],
      points: [{ at: [2, 3], label: '(2, 3)', side: 'right' }],
      texts: [
        { at: [4.4, 5.4], text: 'y = 2x − 1', tone: 'accent' },
        { at: [5.7, 2.3], text: 'y = 4 − x/2', tone: 'second' },
      ],
    },
  },
];
