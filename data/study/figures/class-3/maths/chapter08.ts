import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'Three equal rotis. The first is whole, the second is cut into 2 halves with one shaded, the third into 4 quarters with two shaded.',
    caption: 'Two quarters cover a half: the shaded parts of the last two rotis are the same.',
    draw: {
      kind: 'fractionCircles',
      circles: [
        { parts: 1, shaded: 1, label: 'whole' },
        { parts: 2, shaded: 1, label: '1/2' },
        { parts: 4, shaded: 2, label: '2/4' },
      ],
    },
  },
  {
    alt: 'Twenty buttons as dots in four ringed rows of five.',
    caption: 'A quarter of 20 buttons is one of four equal rows: 5 buttons.',
    draw: { kind: 'array', rows: 4, columns: 5, rings: true, rowLabel: '4 rows' },
  },
];
