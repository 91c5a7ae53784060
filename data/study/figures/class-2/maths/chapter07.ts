import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'A balance with a melon in the left pan and four bricks in the right pan. It is level.',
    caption: 'Level pans mean equally heavy: the melon weighs as much as 4 bricks.',
    draw: { kind: 'balance', left: 'melon', right: '4 bricks' },
  },
];
