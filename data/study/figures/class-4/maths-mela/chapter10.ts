import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'Two bars for tigers in the forests of India: 1,411 in the count of 2006 and 1,706 in that of 2010.',
    caption: 'The second bar is taller; how many tigers more is what the subtraction tells.',
    draw: {
      kind: 'bars',
      step: 500,
      yLabel: 'tigers',
      bars: [
        { name: '2006', value: 1411 },
        { name: '2010', value: 1706 },
      ],
    },
  },
  {
    alt: 'A number line on which someone climbs from 1,364 to 5,000: a jump of 636 to 2,000 and a jump of 3,000 to 5,000.',
    caption:
      'Climbing up from the smaller number needs no borrowing: 636 and 3,000 are the difference.',
    draw: {
      kind: 'numberLine',
      from: 1000,
      to: 5000,
      step: 1000,
      write: { 1000: '1,000', 2000: '2,000', 3000: '3,000', 4000: '4,000', 5000: '5,000' },
      points: [{ at: 1364 }],
      jumps: [
        { from: 1364, to: 2000, label: '636' },
        { from: 2000, to: 5000, label: '3,000' },
      ],
    },
  },
];
