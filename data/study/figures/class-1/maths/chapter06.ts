import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A number line from 5 to 15. From 8 a jump of 2 leads to 10 and a jump of 3 to 13.',
    caption: 'Fill up to ten first: 8 and 2 make ten, and 3 more make thirteen.',
    draw: {
      kind: 'numberLine',
      from: 5,
      to: 15,
      step: 1,
      points: [{ at: 13 }],
      jumps: [
        { from: 8, to: 10, label: '2' },
        { from: 10, to: 13, label: '3' },
      ],
    },
  },
];
