import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'A mat and a bench begin at the same line. The mat reaches over 6 hand spans, the bench over 9.',
    caption: 'Both start at one line, so the bench, which reaches further, is longer.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 9, shaded: 6, label: 'mat' },
        { parts: 9, shaded: 9, label: 'bench' },
      ],
    },
  },
  {
    alt: 'A balance on which the left pan with a pumpkin has gone down and the right pan with an onion has gone up.',
    caption: 'The heavier thing pulls its pan down: the pumpkin.',
    draw: { kind: 'balance', left: 'pumpkin', right: 'onion', heavier: 'left' },
  },
];
