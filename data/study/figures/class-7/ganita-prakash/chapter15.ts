import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_15: readonly Figure[] = [
  {
    alt: 'Two level balances. In the first, 3 bags of n and 2 loose weights lie in the left pan and 14 in the right. In the second, 2 has been taken out of both pans: 3 bags of n and 12.',
    caption:
      'The same taken from both pans leaves them level; share 12 among three bags and n is 4.',
    draw: {
      kind: 'panels',
      panels: [
        { draw: { kind: 'balance', left: 'n + n + n + 2', right: '14' } },
        { draw: { kind: 'balance', left: 'n + n + n', right: '12' } },
      ],
    },
  },
];
