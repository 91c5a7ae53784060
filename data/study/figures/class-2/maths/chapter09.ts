import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'The seven days of the week in a ring: Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, and Sunday again.',
    caption:
      'After Saturday the ring begins again: go on three boxes from Monday, and count the next day first.',
    draw: {
      kind: 'cycle',
      steps: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
  },
];
