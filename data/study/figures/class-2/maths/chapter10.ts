import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A number line from 30 to 50 with jumps from 35: a jump of 5 to 40 and a jump of 10 to 50.',
    caption: 'Count up from the price to the note: 5 and 10 are ₹15 change.',
    draw: {
      kind: 'numberLine',
      from: 30,
      to: 50,
      step: 5,
      jumps: [
        { from: 35, to: 40, label: '₹5' },
        { from: 40, to: 50, label: '₹10' },
      ],
    },
  },
];
