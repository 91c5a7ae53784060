import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'The Argand plane with z = 3 + 4i as the point (3, 4) and its conjugate 3 − 4i as the point (3, −4), mirror images in the real axis. A line from the origin to z is 5 long.',
    caption:
      'The modulus is the distance from the origin, √(3² + 4²) = 5; the conjugate is the mirror image.',
    draw: {
      kind: 'graph',
      x: [-1, 6],
      y: [-5, 5],
      stepX: 1,
      stepY: 1,
      xLabel: 'Re',
      yLabel: 'Im',
      height: 300,
      lines: [
        {
          points: [
            [0, 0],
            [3, 4],
          ],
          tone: 'accent',
        },
        {
          points: [
            [0, 0],
            [3, -4],
          ],
          dashed: true,
        },
        {
          points: [
            [3, 4],
            [3, -4],
          ],
          dashed: true,
          tone: 'quiet',
        },
      ],
      points: [
        { at: [3, 4], label: '3 + 4i', side: 'right' },
        { at: [3, -4], label: '3 − 4i', side: 'right' },
      ],
      texts: [{ at: [1.2, 2.4], text: '5', tone: 'accent' }],
    },
  },
];
