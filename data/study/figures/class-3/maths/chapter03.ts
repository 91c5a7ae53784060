import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Blocks for 174: one flat of a hundred, seven sticks of ten and four single ones.',
    caption: 'Bundled, 174 is 1 hundred, 7 tens and 4 ones: 100 + 70 + 4.',
    draw: { kind: 'blocks', hundreds: 1, tens: 7, ones: 4 },
  },
  {
    alt: 'A number line from 110 to 170 in tens. Four jumps of ten lead from 118 over 128, 138 and 148 to 158.',
    caption: 'A jump of ten changes only the tens digit: 118, 128, 138, 148, 158.',
    draw: {
      kind: 'numberLine',
      from: 110,
      to: 170,
      step: 10,
      points: [{ at: 118 }],
      jumps: [118, 128, 138, 148].map((from) => ({ from, to: from + 10, label: '10' })),
    },
  },
];
