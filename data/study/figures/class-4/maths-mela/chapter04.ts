import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A table of places with thousands, hundreds, tens and ones. The number 4,205 stands in it: 4 thousands, 2 hundreds, 0 tens and 5 ones.',
    caption: 'The nought says “nobody lives here” and keeps 4 and 2 in their places.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['Th', 'H', 'T', 'O'],
        ['4', '2', '0', '5'],
      ],
      marked: [[1, 2]],
    },
  },
  {
    alt: 'A number line from 3,990 to 4,010 with a stroke for each whole number; 3,999 is marked just before 4,000 in the middle.',
    caption: 'At 3,999 one more makes all three nines roll over: next comes 4,000.',
    draw: {
      kind: 'numberLine',
      from: 3990,
      to: 4010,
      step: 10,
      parts: 10,
      write: { 3990: '3,990', 4000: '4,000', 4010: '4,010' },
      points: [{ at: 3999, label: '3,999' }],
    },
  },
];
