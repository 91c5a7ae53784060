import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'Four boxes in a ring show the order of a day: morning, noon, evening, night, and then morning again.',
    caption: 'Night leads on to the next morning: the order of the day never changes.',
    draw: { kind: 'cycle', steps: ['morning', 'noon', 'evening', 'night'] },
  },
];
