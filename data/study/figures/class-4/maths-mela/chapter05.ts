import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Three equal circles. The first is cut into 4 equal parts with 1 shaded, the second into 6 with 1 shaded, the third into 8 with 3 shaded.',
    caption:
      'More guests, thinner slices: a sixth is smaller than a quarter. In 3/8 three of eight parts are meant.',
    draw: {
      kind: 'fractionCircles',
      circles: [
        { parts: 4, shaded: 1, label: '1/4' },
        { parts: 6, shaded: 1, label: '1/6' },
        { parts: 8, shaded: 3, label: '3/8' },
      ],
    },
  },
  {
    alt: 'Twenty-seven mangoes as dots in three ringed rows of nine.',
    caption: 'A third of 27 mangoes is one of three equal heaps: 27 ÷ 3 = 9.',
    draw: { kind: 'array', rows: 3, columns: 9, rings: true },
  },
];
