import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'A number line from 0 to 10. From 5 three jumps of one lead over 6 and 7 to 8.',
    caption: 'Counting on from 5: say six, seven, eight.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 10,
      step: 1,
      jumps: [5, 6, 7].map((from) => ({ from, to: from + 1 })),
    },
  },
  {
    alt: 'A number line from 0 to 10. From 7 two jumps of one lead back over 6 to 5.',
    caption: 'Taking away 2 from 7 is going back two steps: six, five.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 10,
      step: 1,
      jumps: [7, 6].map((from) => ({ from, to: from - 1 })),
    },
  },
];
