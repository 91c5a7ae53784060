import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A bar graph of the letters in five names: Asha has 4, Kabir 5, Meera 5, Ishita 6 and Devika 6.',
    caption: 'One look sorts the names: one of four letters, two of five, two of six.',
    draw: {
      kind: 'bars',
      step: 2,
      yLabel: 'letters',
      bars: [
        { name: 'Asha', value: 4 },
        { name: 'Kabir', value: 5 },
        { name: 'Meera', value: 5 },
        { name: 'Ishita', value: 6 },
        { name: 'Devika', value: 6 },
      ],
    },
  },
];
