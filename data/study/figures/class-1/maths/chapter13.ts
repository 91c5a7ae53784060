import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'Toys sorted into rows that start at the same line, one disc for each: 6 cars, 4 dolls and 3 balls.',
    caption: 'Rows from one line are compared at a glance: most cars, fewest balls.',
    draw: {
      kind: 'pictograph',
      each: 1,
      unit: 'toy',
      rows: [
        { name: 'cars', count: 6 },
        { name: 'dolls', count: 4 },
        { name: 'balls', count: 3 },
      ],
    },
  },
];
