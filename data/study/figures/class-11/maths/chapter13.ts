import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'Two rows of five dots on lines from 0 to 20. In the first row they stand at 8, 9, 10, 11 and 12, in the second at 2, 6, 10, 14 and 18. The mean of both rows is 10.',
    caption: 'One mean, two scatters: σ = √2 above and √32, four times as much, below.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'close together',
          draw: {
            kind: 'numberLine',
            from: 0,
            to: 20,
            step: 5,
            points: [8, 9, 10, 11, 12].map((at) => ({ at })),
          },
        },
        {
          title: 'scattered',
          draw: {
            kind: 'numberLine',
            from: 0,
            to: 20,
            step: 5,
            points: [2, 6, 10, 14, 18].map((at) => ({ at })),
          },
        },
      ],
    },
  },
];
