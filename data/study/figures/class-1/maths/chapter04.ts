import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'Ten stones, drawn as dots, lie in two rows with five in each.',
    caption: 'Cover some with your hand: what you see and what is hidden always make ten.',
    draw: { kind: 'array', rows: 2, columns: 5 },
  },
  {
    alt: 'Blocks for 14: one stick of ten and four single ones.',
    caption: 'One ten and four ones are fourteen, written 14 and not 41.',
    draw: { kind: 'blocks', tens: 1, ones: 4 },
  },
];
