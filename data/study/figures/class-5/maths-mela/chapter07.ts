import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Six equal-sided triangles round one point O, side to side. They close without a gap and make a figure with six sides, whose corners lie on a circle round O.',
    caption:
      'Six corners of 60° close the full turn round O; three five-sided tiles would leave a crack.',
    draw: {
      kind: 'circle',
      height: 220,
      points: { A: 0, B: 60, C: 120, D: 180, E: 240, F: 300 },
      lines: [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'D'],
        ['D', 'E'],
        ['E', 'F'],
        ['F', 'A'],
        ['A', 'D'],
        ['B', 'E'],
        ['C', 'F'],
      ].map(([from = '', to = '']) => ({ from, to, tone: 'accent' as const })),
    },
  },
  {
    alt: 'A border of figures in boxes: lotus, leaf, leaf, drop, and then lotus, leaf, leaf, drop again.',
    caption: 'The smallest piece has four figures, so places 4, 8, 12 and so on are all drops.',
    draw: {
      kind: 'table',
      rows: [
        ['1', '2', '3', '4'],
        ['lotus', 'leaf', 'leaf', 'drop'],
        ['5', '6', '7', '8'],
        ['lotus', 'leaf', 'leaf', 'drop'],
      ],
      marked: [
        [1, 3],
        [3, 3],
      ],
    },
  },
];
