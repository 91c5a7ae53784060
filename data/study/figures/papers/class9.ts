import type { PaperFigures } from '@/data/study/figures/figure';

export const CLASS_9_MATHS: PaperFigures = {
  37: {
    scheme: {
      alt: 'A straight line falls from the point (0, 12) on the y-axis to the point (20, 0) on the x-axis.',
      caption: 'The line 15x + 25y = 300 of question 37, between its crossings with the axes.',
      draw: {
        kind: 'graph',
        x: [0, 24],
        y: [0, 14],
        stepX: 5,
        stepY: 4,
        height: 200,
        xLabel: 'glasses x',
        yLabel: 'plates y',
        plots: [{ of: (x) => 12 - 0.6 * x, between: [0, 20] }],
        points: [
          { at: [0, 12], label: '(0, 12)', side: 'right' },
          { at: [20, 0], label: '(20, 0)', side: 'above' },
        ],
      },
    },
  },
};

export const CLASS_9_SCIENCE: PaperFigures = {
  36: {
    scheme: {
      alt: 'A velocity-time graph of the lift: straight up from 0 to 3 m/s in 2 s, level until 10 s, straight down to 0 at 13 s.',
      caption: 'The lift of question 36; the area under the graph is the distance.',
      draw: {
        kind: 'graph',
        x: [0, 14],
        y: [0, 4],
        stepX: 2,
        stepY: 1,
        height: 200,
        xLabel: 'time (s)',
        yLabel: 'velocity (m/s)',
        lines: [
          {
            points: [
              [0, 0],
              [2, 3],
              [10, 3],
              [13, 0],
            ],
            tone: 'accent',
          },
        ],
      },
    },
  },
};
