import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A number line from 0 to 24. Jumps of 4 and jumps of 6 start together at 0 and land together at 12 and at 24.',
    caption:
      'The trails of the rabbit and the deer cross at 12, long before 4 × 6, and again at 24.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 24,
      step: 2,
      points: [{ at: 12 }, { at: 24 }],
      jumps: [
        ...[0, 4, 8, 12, 16, 20].map((from) => ({ from, to: from + 4 })),
        ...[0, 6, 12, 18].map((from) => ({ from, to: from + 6, tone: 'accent' as const })),
      ],
    },
  },
  {
    alt: 'Four rows of boxes show the pairs of factors of 24: 1 and 24, 2 and 12, 3 and 8, 4 and 6.',
    caption: 'Factors come in pairs; the two that are forgotten most are 1 and the number itself.',
    draw: {
      kind: 'table',
      rows: [
        ['1', '24'],
        ['2', '12'],
        ['3', '8'],
        ['4', '6'],
      ],
      marked: [
        [0, 0],
        [0, 1],
      ],
    },
  },
];
