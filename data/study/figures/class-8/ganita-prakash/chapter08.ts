import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A bar for a price of ₹1,500 in five equal parts of ₹300. Four parts are shaded, the fifth part, a discount of 20%, is in another colour.',
    caption: 'A discount of 20% leaves 80%: four parts of ₹300 are ₹1,200 to pay.',
    draw: { kind: 'fractionBars', bars: [{ parts: 5, shaded: 4, second: 1, label: '₹1,500' }] },
  },
  {
    alt: 'A graph of ₹1,000 at 10% a year over ten years. With simple interest it climbs in a straight line to ₹2,000; with compound interest it follows a curve that bends upwards and reaches about ₹2,594.',
    caption:
      'Simple interest adds the same each year; compound interest pays interest on interest and runs ahead.',
    draw: {
      kind: 'graph',
      x: [0, 10],
      y: [0, 3000],
      stepX: 2,
      stepY: 500,
      xLabel: 'years',
      yLabel: 'amount in ₹',
      plots: [
        { of: (years) => 1000 + 100 * years, tone: 'second' },
        { of: (years) => 1000 * 1.1 ** years },
      ],
      texts: [
        { at: [8, 1500], text: 'simple', tone: 'second' },
        { at: [6, 2280], text: 'compound', tone: 'accent' },
      ],
    },
  },
];
