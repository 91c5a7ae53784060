import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A number line from 30 to 70 in tens. From 38 a jump of 20 leads to 58 and a jump of 5 to 63.',
    caption: 'Tens first, then ones: 38 and 20 are 58, and 5 more are 63.',
    draw: {
      kind: 'numberLine',
      from: 30,
      to: 70,
      step: 10,
      parts: 10,
      points: [{ at: 63 }],
      jumps: [
        { from: 38, to: 58, label: '20' },
        { from: 58, to: 63, label: '5' },
      ],
    },
  },
  {
    alt: 'Blocks for 42: four sticks of ten and two single ones.',
    caption: 'To take away 17, open one ten: three tens and twelve ones, less 17, leave 25.',
    draw: { kind: 'blocks', tens: 4, ones: 2 },
  },
];
