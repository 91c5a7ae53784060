import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Four bars of the same length. 1 of 2 parts, 2 of 4, 3 of 6 and 6 of 12 parts are shaded; the shaded lengths are equal.',
    caption: 'The creases stand in one line: 1/2 = 2/4 = 3/6 = 6/12, cut finer and finer.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 2, shaded: 1, label: '1/2' },
        { parts: 4, shaded: 2, label: '2/4' },
        { parts: 6, shaded: 3, label: '3/6' },
        { parts: 12, shaded: 6, label: '6/12' },
      ],
    },
  },
  {
    alt: 'Two circles of the same size. One is cut into 5 equal slices, the other into 9; one slice of each is shaded, and the fifth is larger than the ninth.',
    caption: 'Nine children get thinner slices than five: 1/9 is less than 1/5.',
    draw: {
      kind: 'fractionCircles',
      circles: [
        { parts: 5, shaded: 1, label: '1/5' },
        { parts: 9, shaded: 1, label: '1/9' },
      ],
    },
  },
];
