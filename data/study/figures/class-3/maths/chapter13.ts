import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'Two clocks: the first shows a quarter past 4, the long hand on 3; the second a quarter to 6, the long hand on 9.',
    caption:
      'On 3 the long hand says 15 minutes, on 9 it says 45: from number to number it takes 5.',
    draw: {
      kind: 'clocks',
      clocks: [
        { hour: 4, minute: 15, label: '4:15' },
        { hour: 5, minute: 45, label: '5:45' },
      ],
    },
  },
];
