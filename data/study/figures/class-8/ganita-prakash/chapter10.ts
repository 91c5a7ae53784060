import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A pie chart of how 40 pupils come to school: 16 walk, 144°; 12 come by bus, 108°; 8 cycle, 72°; 4 come by car, 36°.',
    caption: 'The circle has 360° for 40 pupils, so each pupil gets 9°.',
    draw: {
      kind: 'pie',
      show: 'degrees',
      slices: [
        { name: 'walk (16)', value: 16 },
        { name: 'bus (12)', value: 12 },
        { name: 'cycle (8)', value: 8 },
        { name: 'car (4)', value: 4 },
      ],
    },
  },
  {
    alt: 'A falling curve shows for how many days a store of 360 portions lasts: 36 days for 10 children, 18 days for 20, 12 days for 30 and 9 days for 40.',
    caption:
      'Twice the children, half the days: the product stays 360, and the curve never meets the axis.',
    draw: {
      kind: 'graph',
      x: [0, 50],
      y: [0, 40],
      stepX: 10,
      stepY: 10,
      xLabel: 'children',
      yLabel: 'days',
      plots: [{ of: (children) => 360 / children, between: [9, 50] }],
      points: [
        { at: [10, 36], label: '36', side: 'right' },
        { at: [20, 18], label: '18', side: 'right' },
        { at: [30, 12], label: '12' },
        { at: [40, 9], label: '9' },
      ],
    },
  },
];
