import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A level balance: in the left pan a pumpkin and a weight of 1 kg, in the right pan a weight of 5 kg.',
    caption: 'Take a kilogram from both pans and it stays level: the pumpkin weighs 4 kg.',
    draw: { kind: 'balance', left: 'pumpkin + 1 kg', right: '5 kg' },
  },
  {
    alt: 'A bar for 1 litre in two ways: cut into 2 mugs of half a litre, and into 4 cups of a quarter litre.',
    caption: 'The smaller the mug, the more often you pour: 2 mugs or 4 cups fill the litre.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 2, shaded: 1, label: 'half litres' },
        { parts: 4, shaded: 1, label: 'quarter litres' },
      ],
    },
  },
];
