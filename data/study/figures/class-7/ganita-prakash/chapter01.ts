import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A table of places, from crores at the left to ones at the right. The number 2,46,80,135 stands in it with one digit in a place: 2 crores, 4 ten lakhs, 6 lakhs, 8 ten thousands, 0 thousands, 1 hundred, 3 tens and 5 ones.',
    caption:
      'Each place is worth ten of its right neighbour; the 0 holds the place of the thousands that are not there.',
    draw: {
      kind: 'table',
      heads: 'row',
      marked: [[1, 4]],
      rows: [
        ['C', 'TL', 'L', 'TTh', 'Th', 'H', 'T', 'O'],
        ['2', '4', '6', '8', '0', '1', '3', '5'],
      ],
    },
  },
  {
    alt: 'A number line from 7 lakh to 8 lakh with 7½ lakh in the middle. The number 7,48,916 is marked just to the left of the middle.',
    caption:
      'It lies in the lower half, so the nearest lakh is 7 lakh; rounding first to 7,50,000 would mislead.',
    draw: {
      kind: 'numberLine',
      from: 700_000,
      to: 800_000,
      step: 50_000,
      parts: 5,
      write: { 700000: '7 lakh', 750000: '7½ lakh', 800000: '8 lakh' },
      points: [{ at: 748_916, label: '7,48,916' }],
    },
  },
];
