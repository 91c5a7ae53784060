import type { Figure } from '@/data/study/figures/figure';

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'The ellipse x²/25 + y²/9 = 1 with its centre at the origin. It reaches from −5 to 5 along the x-axis and from −3 to 3 along the y-axis; its foci F and G lie at (−4, 0) and (4, 0). From both foci lines go to the top (0, 3), each 5 long.',
    caption:
      'With c² = 25 − 9 = 16 the foci are at ±4; the two lines to any point are 2a = 10 together.',
    draw: {
      kind: 'graph',
      x: [-6, 6],
      y: [-4, 4],
      stepX: 2,
      stepY: 2,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        {
          smooth: true,
          tone: 'accent',
          points: Array.from(
            { length: 25 },
            (_, at) =>
              [
                round(5 * Math.cos((at * Math.PI) / 12)),
                round(3 * Math.sin((at * Math.PI) / 12)),
              ] as const,
          ),
        },
        {
          points: [
            [-4, 0],
            [0, 3],
            [4, 0],
          ],
          dashed: true,
        },
      ],
      points: [{ at: [-4, 0], label: 'F' }, { at: [4, 0], label: 'G' }, { at: [0, 3] }],
    },
  },
  {
    alt: 'The parabola y² = 4x, open to the right, with its vertex at the origin, its focus at (1, 0) and the directrix x = −1 as a dashed line. The point P (4, 4) lies 5 from the focus and 5 from the directrix.',
    caption:
      'Every point of a parabola is as far from the focus as from the directrix: for P both ways are 5.',
    draw: {
      kind: 'graph',
      x: [-2, 7],
      y: [-5, 5],
      stepX: 1,
      stepY: 2,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        {
          smooth: true,
          tone: 'accent',
          points: Array.from(
            { length: 19 },
            (_, at) => [round(((at - 9) / 2) ** 2 / 4), (at - 9) / 2] as const,
          ),
        },
        {
          points: [
            [-1, -5],
            [-1, 5],
          ],
          dashed: true,
        },
        {
          points: [
            [1, 0],
            [4, 4],
            [-1, 4],
          ],
          dashed: true,
          tone: 'ink',
        },
      ],
      points: [{ at: [1, 0] }, { at: [4, 4], label: 'P' }],
      texts: [{ at: [0.6, 0.5], text: 'F' }],
    },
  },
  {
    alt: 'The hyperbola x²/9 − y²/16 = 1: two separate branches, one from the vertex (3, 0) to the right and one from (−3, 0) to the left. Dashed lines through the origin with slopes 4/3 and −4/3 are its asymptotes; the foci F and G lie at (−5, 0) and (5, 0).',
    caption:
      'For the hyperbola the squares are added: 9 + 16 = 25, so the foci stand at ±5, outside the vertices.',
    draw: {
      kind: 'graph',
      x: [-9, 9],
      y: [-7, 7],
      stepX: 3,
      stepY: 2,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        ...[1, -1].map((side) => ({
          smooth: true as const,
          tone: 'accent' as const,
          points: Array.from(
            { length: 15 },
            (_, at) =>
              [
                round(3 * side * Math.cosh((at - 7) * 0.185)),
                round(4 * Math.sinh((at - 7) * 0.185)),
              ] as const,
          ),
        })),
        {
          points: [
            [-5.25, -7],
            [5.25, 7],
          ],
          dashed: true,
        },
        {
          points: [
            [-5.25, 7],
            [5.25, -7],
          ],
          dashed: true,
        },
      ],
      points: [
        { at: [-5, 0], label: 'F' },
        { at: [5, 0], label: 'G' },
        { at: [-3, 0] },
        { at: [3, 0] },
      ],
    },
  },
];
