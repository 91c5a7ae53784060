import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A rectangular garden, x metres broad and x + 5 metres long, cut into a square of area x² and a strip of area 5x.',
    caption: 'Square and strip together are the garden: if its area is 176 m², then x² + 5x = 176.',
    draw: {
      kind: 'area',
      size: 230,
      columns: [
        { size: 11, label: 'x' },
        { size: 5, label: '5' },
      ],
      rows: [{ size: 11, label: 'x' }],
      pieces: [['x²', '5x']],
      marked: [[0, 1]],
    },
  },
  {
    alt: 'Three parabolas of the same shape one above the other, with their lowest points at x = 2. For y = x² − 4x + 3 it lies below the x-axis and the curve cuts the axis at 1 and 3. For y = x² − 4x + 4 it touches the axis at 2. For y = x² − 4x + 5 it lies above.',
    caption:
      'D is 4, 0 and −4: two roots, two equal ones, none. The constant lifts the curve off the axis.',
    draw: {
      kind: 'graph',
      x: [-1, 7],
      y: [-2, 6],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      lines: (
        [
          [3, 2.6, 'accent'],
          [4, 2.4, 'second'],
          [5, 2.2, 'ink'],
        ] as const
      ).map(([c, reach, tone]) => ({
        smooth: true as const,
        tone,
        ...(c === 4 && { dashed: true as const }),
        points: Array.from({ length: 11 }, (_, at) => {
          const x = 2 - reach + (at * reach) / 5;
          return [x, x * x - 4 * x + c] as const;
        }),
      })),
      points: [{ at: [1, 0] }, { at: [3, 0] }, { at: [2, 0], tone: 'second' }],
      texts: [
        { at: [5.7, 3.4], text: 'D = 4', tone: 'accent' },
        { at: [5.7, 2.4], text: 'D = 0 (dashed)', tone: 'second' },
        { at: [2, 1.8], text: 'D = −4' },
      ],
    },
  },
];
