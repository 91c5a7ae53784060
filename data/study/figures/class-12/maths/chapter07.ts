import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'The curve y = x²/4 + 1 from 0 to 4 with eight narrow rectangles under it, each as high as the curve at its left edge. Small gaps remain between their tops and the curve.',
    caption:
      'The narrower the rectangles, the smaller the gaps: in the limit their sum is the integral.',
    draw: {
      kind: 'graph',
      x: [0, 5],
      y: [0, 6],
      stepX: 1,
      stepY: 2,
      grid: false,
      lines: Array.from({ length: 8 }, (_, at) => {
        const [left, top] = [at / 2, (at / 2) ** 2 / 4 + 1];
        return {
          points: [
            [left, 0],
            [left, top],
            [left + 0.5, top],
            [left + 0.5, 0],
          ] as const,
          fill: true as const,
          tone: 'quiet' as const,
        };
      }),
      plots: [{ of: (x) => (x * x) / 4 + 1, between: [0, 4.4] }],
    },
  },
];
