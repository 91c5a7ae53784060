import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Pascal’s triangle with six rows: 1; 1 1; 1 2 1; 1 3 3 1; 1 4 6 4 1; 1 5 10 10 5 1. The numbers of the row 1 4 6 4 1 are set in bold.',
    caption:
      'Each number is the sum of the two above it; the bold row holds the coefficients of (a + b)⁴.',
    draw: {
      kind: 'shapes',
      height: 176,
      shapes: [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1], [1, 5, 10, 10, 5, 1]].flatMap(
        (row, down) =>
          row.map((number, at) => ({
            kind: 'text' as const,
            at: [170 + (at - down / 2) * 44, 16 + down * 29] as const,
            text: String(number),
            ...(down === 4 && { bold: true as const, tone: 'accent' as const }),
          })),
      ),
    },
  },
];
