import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Three strips of the same length, cut into 2, 3 and 6 equal parts. One half, two thirds and four sixths are shaded; the shaded parts of the second and the third strip are equally long.',
    caption: 'The folds of thirds meet folds of sixths: 2/3 = 4/6. Half is as long as 3/6.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 2, shaded: 1, label: '1/2' },
        { parts: 3, shaded: 2, label: '2/3' },
        { parts: 6, shaded: 4, label: '4/6' },
      ],
    },
  },
  {
    alt: 'Twenty bangles as dots in four ringed rows of five.',
    caption: 'A quarter of 20 bangles is one row of 5, so 3/4 of them are three rows: 15.',
    draw: {
      kind: 'array',
      rows: 4,
      columns: 5,
      rings: true,
      rowLabel: '4 heaps',
      columnLabel: '5 in each',
    },
  },
];
