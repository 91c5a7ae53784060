import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A number line from 30 to 70 with two jumps: from 38 a jump of 2 to 40 and then a jump of 25 to 65.',
    caption: 'First to the round 40, then 25 further: 38 + 27 = 65 by an easy road.',
    draw: {
      kind: 'numberLine',
      from: 30,
      to: 70,
      step: 10,
      parts: 10,
      points: [{ at: 65 }],
      jumps: [
        { from: 38, to: 40, label: '2' },
        { from: 40, to: 65, label: '25' },
      ],
    },
  },
  {
    alt: 'A number line from 30 to 60 with two jumps: from 38 a jump of 2 to 40 and a jump of 12 to 52.',
    caption: 'Counting up finds what is missing: from 38 to 52 it is 2 + 12 = 14.',
    draw: {
      kind: 'numberLine',
      from: 30,
      to: 60,
      step: 10,
      parts: 10,
      points: [{ at: 52 }],
      jumps: [
        { from: 38, to: 40, label: '2' },
        { from: 40, to: 52, label: '12' },
      ],
    },
  },
];
