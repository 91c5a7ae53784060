import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A level balance. In the left pan is a packet of salt of 1 kg, in the right pan two weights of 500 g.',
    caption: 'Two halves of a kilogram hold the pans level: 500 g + 500 g = 1,000 g = 1 kg.',
    draw: { kind: 'balance', left: '1 kg', right: '500 g + 500 g' },
  },
  {
    alt: 'A bar for 1 litre is cut into five equal parts of 200 mL each; two parts are shaded, 400 mL.',
    caption: 'Five glasses of 200 mL empty the jug of 1 litre; two of them are 400 mL.',
    draw: { kind: 'fractionBars', bars: [{ parts: 5, shaded: 2, label: '1 litre' }] },
  },
];
