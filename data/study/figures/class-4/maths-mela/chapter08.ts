import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A level balance: in the left pan a papaya with a weight of 200 g, in the right pan weights of 1 kg and 500 g.',
    caption:
      'Take 200 g away from both pans and the balance stays level: the papaya shows its weight.',
    draw: { kind: 'balance', left: 'papaya + 200 g', right: '1 kg + 500 g' },
  },
  {
    alt: 'A bar for a bottle of 2 litres is cut into eight equal parts of 250 ml; four parts, one litre, are shaded.',
    caption: 'Four mugs of 250 ml make a litre, so eight of them empty the bottle.',
    draw: { kind: 'fractionBars', bars: [{ parts: 8, shaded: 4, label: '2 litres' }] },
  },
];
