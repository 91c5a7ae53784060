import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A table of places: ten thousands, thousands, hundreds, tens and ones. The number 40,006 stands in it: 4 ten thousands, no thousands, no hundreds, no tens and 6 ones.',
    caption:
      'Nobody says the empty places aloud, but each needs its 0: forty thousand six is 40,006.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['TTh', 'Th', 'H', 'T', 'O'],
        ['4', '0', '0', '0', '6'],
      ],
      marked: [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
    },
  },
  {
    alt: 'A number line from 31,000 to 32,000 with the middle at 31,500. The number 31,680 is marked to the right of the middle.',
    caption: 'It lives in the upper half, so its nearest thousand is 32,000.',
    draw: {
      kind: 'numberLine',
      from: 31_000,
      to: 32_000,
      step: 500,
      parts: 5,
      write: { 31000: '31,000', 31500: '31,500', 32000: '32,000' },
      points: [{ at: 31_680, label: '31,680' }],
    },
  },
];
