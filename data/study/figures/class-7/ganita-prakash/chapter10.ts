import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A number line from −14 to 2. Three jumps to the left, each of 4, lead from 0 over −4 and −8 to −12.',
    caption: 'Three times four to the left ends at −12: 3 × (−4) = −12.',
    draw: {
      kind: 'numberLine',
      from: -14,
      to: 2,
      step: 2,
      jumps: [0, -4, -8].map((from) => ({ from, to: from - 4, label: '−4' })),
    },
  },
  {
    alt: 'A list of products with −3, one below the other: 2 × (−3) is −6, 1 × (−3) is −3, 0 × (−3) is 0, (−1) × (−3) is 3 and (−2) × (−3) is 6. The last two are coloured.',
    caption:
      'From line to line the product grows by 3, so after 0 comes 3: minus times minus has to be plus.',
    draw: {
      kind: 'table',
      rows: [
        ['2 × (−3)', '−6'],
        ['1 × (−3)', '−3'],
        ['0 × (−3)', '0'],
        ['(−1) × (−3)', '3'],
        ['(−2) × (−3)', '6'],
      ],
      marked: [
        [3, 0],
        [3, 1],
        [4, 0],
        [4, 1],
      ],
    },
  },
];
