import type { Figure } from '@/data/study/figures/figure';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'The graph of y = sin⁻¹ x in degrees. It runs only from x = −1, where y is −90°, through the origin and through (0.5, 30°) to x = 1, where y is 90°.',
    caption:
      'The principal branch never leaves −90° to 90°, and each x from −1 to 1 has one angle.',
    draw: {
      kind: 'graph',
      x: [-1.5, 1.5],
      y: [-90, 90],
      stepX: 0.5,
      stepY: 30,
      xLabel: 'x',
      yLabel: 'degrees',
      height: 280,
      lines: [
        {
          smooth: true,
          tone: 'accent',
          points: Array.from({ length: 21 }, (_, at) => {
            const y = -90 + at * 9;
            return [Math.sin((y * Math.PI) / 180), y] as const;
          }),
        },
      ],
      points: [
        { at: [1, 90] },
        { at: [-1, -90] },
        { at: [0.5, degrees(Math.asin(0.5))], label: '(0.5, 30°)', side: 'right' },
      ],
    },
  },
];
