import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A histogram of five classes of width 10 from 0 to 50, with the frequencies 6, 10, 16, 5 and 3. The tallest bar stands over 20 to 30; its left neighbour is taller than its right one. A broken line joins the middles of the tops.',
    caption:
      'The modal class is 20–30, and the mode lies nearer to 20, since the left neighbour is the taller one.',
    draw: {
      kind: 'histogram',
      edges: [0, 10, 20, 30, 40, 50],
      counts: [6, 10, 16, 5, 3],
      step: 4,
      xLabel: 'class',
      yLabel: 'frequency',
      polygon: true,
    },
  },
  {
    alt: 'A rising broken line of the cumulative frequency over the upper ends of the classes: 0 at 0, 6 at 10, 16 at 20, 32 at 30, 37 at 40 and 40 at 50. From 20 on the upright axis a dashed line goes across to the curve and down to 22.5.',
    caption:
      'Half of the 40 values are counted at 22.5: the median lies a quarter of the way into its class.',
    draw: {
      kind: 'graph',
      x: [0, 50],
      y: [0, 40],
      stepX: 10,
      stepY: 10,
      xLabel: 'upper end of the class',
      yLabel: 'cumulative frequency',
      lines: [
        {
          points: [
            [0, 0],
            [10, 6],
            [20, 16],
            [30, 32],
            [40, 37],
            [50, 40],
          ],
          tone: 'accent',
        },
        {
          points: [
            [0, 20],
            [22.5, 20],
            [22.5, 0],
          ],
          dashed: true,
        },
      ],
      points: [
        { at: [10, 6] },
        { at: [20, 16] },
        { at: [30, 32] },
        { at: [40, 37] },
        { at: [50, 40] },
      ],
      texts: [{ at: [27.2, 2.5], text: '22.5', tone: 'second' }],
    },
  },
];
