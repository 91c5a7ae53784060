import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A floor of 12 m by 8 m is covered exactly by six square tiles with a side of 4 m, three along the length and two along the breadth.',
    caption:
      'The largest square tile has the HCF as its side: 4 divides both 12 and 8, and nothing larger does.',
    draw: {
      kind: 'area',
      size: 240,
      columns: [0, 1, 2].map(() => ({ size: 4, label: '4 m' })),
      rows: [0, 1].map(() => ({ size: 4, label: '4 m' })),
      marked: [
        [0, 1],
        [1, 0],
        [1, 2],
      ],
    },
  },
  {
    alt: 'A number line of beats from 0 to 12. Four jumps of 3 beats and three jumps of 4 beats start together at 0 and meet again only at 12.',
    caption: 'The hands tap together again at the LCM of 3 and 4, on beat 12.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 12,
      step: 1,
      points: [{ at: 0 }, { at: 12 }],
      jumps: [
        ...[0, 3, 6, 9].map((from) => ({ from, to: from + 3 })),
        ...[0, 4, 8].map((from) => ({ from, to: from + 4, tone: 'accent' as const })),
      ],
    },
  },
];
