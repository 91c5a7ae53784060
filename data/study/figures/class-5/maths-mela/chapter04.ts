import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A number line like a shopkeeper counts on from 16,000 to 40,000: a jump of 4,000 from 16,000 to 20,000 and a jump of 20,000 from there to 40,000.',
    caption: 'Counting on needs no borrowing: 4,000 and 20,000 make the difference, 24,000.',
    draw: {
      kind: 'numberLine',
      from: 16_000,
      to: 40_000,
      step: 4000,
      write: {
        16000: '16,000',
        20000: '20,000',
        24000: null,
        28000: null,
        32000: null,
        36000: null,
        40000: '40,000',
      },
      jumps: [
        { from: 16_000, to: 20_000, label: '4,000' },
        { from: 20_000, to: 40_000, label: '20,000' },
      ],
    },
  },
];
