import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Bars for the grains of rice on days 1 to 6: 1, 2, 4, 8, 16 and 32. Each bar is twice as high as the one before.',
    caption:
      'Doubling begins small and soon towers: the sixth day brings more grains than the first five together.',
    draw: {
      kind: 'bars',
      step: 8,
      yLabel: 'grains',
      xLabel: 'day',
      bars: [1, 2, 4, 8, 16, 32].map((value, index) => ({ name: String(index + 1), value })),
    },
  },
  {
    alt: 'A ladder of powers of ten from top to bottom: 10³ is 1000, 10² is 100, 10¹ is 10, 10⁰ is 1, 10⁻¹ is one tenth or 0.1, 10⁻² is one hundredth or 0.01. The rows below 10⁰ are coloured.',
    caption: 'Each rung down divides by 10. Nothing turns negative: 10⁻² is a small number, 0.01.',
    draw: {
      kind: 'table',
      rows: [
        ['10³', '1000'],
        ['10²', '100'],
        ['10¹', '10'],
        ['10⁰', '1'],
        ['10⁻¹', '0.1'],
        ['10⁻²', '0.01'],
      ],
      marked: [
        [4, 0],
        [4, 1],
        [5, 0],
        [5, 1],
      ],
    },
  },
];
