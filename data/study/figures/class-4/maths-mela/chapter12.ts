import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'Two clocks. The first shows 10 minutes to 11, that is 10:50; the second shows 20 minutes past 1, 1:20.',
    caption: 'Climb from 10:50: ten minutes to the full hour, two hours, and twenty minutes more.',
    draw: {
      kind: 'clocks',
      clocks: [
        { hour: 10, minute: 50, label: '10:50 am' },
        { hour: 1, minute: 20, label: '1:20 pm' },
      ],
    },
  },
];
