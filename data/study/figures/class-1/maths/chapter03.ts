import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Two rows of dots that start at the same line: five mangoes above and eight mangoes below.',
    caption: 'Match one to one: the row with something left over has more.',
    draw: {
      kind: 'pictograph',
      each: 1,
      unit: 'mango',
      rows: [
        { name: 'plate 1', count: 5 },
        { name: 'plate 2', count: 8 },
      ],
    },
  },
];
