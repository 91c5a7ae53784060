import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Two straight lines: 2x + y = 7 falls from (0, 7) through (3, 1), and x − y = 2 climbs from (0, −2) through (3, 1). They meet only in (3, 1).',
    caption: 'Each line is full of pairs that fit one equation; the pair x = 3, y = 1 fits both.',
    draw: {
      kind: 'graph',
      x: [-1, 7],
      y: [-3, 8],
      stepX: 1,
      stepY: 2,
      xLabel: 'x',
      yLabel: 'y',
      height: 270,
      plots: [
        { of: (x) => 7 - 2 * x, label: '2x + y = 7', labelAt: 1 },
        { of: (x) => x - 2, tone: 'second' },
      ],
      points: [{ at: [3, 1], label: '(3, 1)', side: 'right' }],
      texts: [{ at: [5.4, 4.6], text: 'x − y = 2', tone: 'second' }],
    },
  },
  {
    alt: 'Two parallel lines that fall to the right: x + 2y = 4 from (0, 2) to (4, 0), and above it x + 2y = 8 from (0, 4) to (8, 0). They have no point in common.',
    caption:
      'Equal ratios of x and y with another ratio of the constants: the lines run side by side, and there is no solution.',
    draw: {
      kind: 'graph',
      x: [-1, 9],
      y: [-1, 5],
      stepX: 1,
      stepY: 1,
      equal: true,
      xLabel: 'x',
      yLabel: 'y',
      plots: [{ of: (x) => 2 - x / 2 }, { of: (x) => 4 - x / 2, tone: 'second' }],
      texts: [
        { at: [1.5, 0.6], text: 'x + 2y = 4', tone: 'accent' },
        { at: [5.3, 2.6], text: 'x + 2y = 8', tone: 'second' },
      ],
    },
  },
];
