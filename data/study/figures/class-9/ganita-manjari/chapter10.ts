import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A see-saw marked from 60 to 80. At the left end, 60, sits a load of 40 pupils, at the right end, 80, a load of 10 pupils. It balances on a support at 64, which is 4 from the left end and 16 from the right.',
    caption:
      'The mean is the point of balance, near the larger group: 40 × 4 = 10 × 16, so it is 64 and not 70.',
    draw: {
      kind: 'lever',
      length: 20,
      support: 4,
      loads: [
        { at: 0, label: '40 at 60' },
        { at: 20, label: '10 at 80' },
      ],
      spans: [
        { from: 0, to: 4, label: '4' },
        { from: 4, to: 20, label: '16' },
      ],
    },
  },
  {
    alt: 'Two bars of the same length in ten equal parts show who walks to school. In the bar of school P, which has 400 pupils, 3 parts of 10 are shaded; in the bar of school Q, which has 150 pupils, 6 parts of 10.',
    caption:
      'A 100% bar compares shares and hides sizes: ask how many pupils one part stands for, 40 in P and 15 in Q.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 10, shaded: 3, label: 'P: 400 pupils' },
        { parts: 10, shaded: 6, label: 'Q: 150 pupils' },
      ],
    },
  },
];
