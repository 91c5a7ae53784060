import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A tree of probabilities. Machine A makes 0.7 of the bulbs and machine B 0.3. Of A’s bulbs 0.01 are faulty, of B’s 0.04. The ends are: A and faulty 0.007, A and good 0.693, B and faulty 0.012, B and good 0.288.',
    caption:
      'Faulty bulbs make 0.007 + 0.012 = 0.019; the share of the path through A is 7/19, though A makes most bulbs.',
    draw: {
      kind: 'tree',
      rowHeight: 76,
      root: {
        text: 'bulb',
        children: [
          {
            text: 'A: 0.7',
            fill: 'tint',
            children: [
              { text: 'faulty\n0.01\n= 0.007', fill: 'yellow' },
              { text: 'good\n0.99\n= 0.693' },
            ],
          },
          {
            text: 'B: 0.3',
            fill: 'tint',
            children: [
              { text: 'faulty\n0.04\n= 0.012', fill: 'yellow' },
              { text: 'good\n0.96\n= 0.288' },
            ],
          },
        ],
      },
    },
  },
];
