import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A number line from 0 to 25 with jumps of 5 from 3 to 8, 13, 18 and 23. Five points are marked, with four jumps between them.',
    caption:
      'To the fifth term of 3, 8, 13, 18, 23 there are only four steps of 5: that is the n − 1.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 25,
      step: 5,
      parts: 5,
      write: { 0: '0', 5: '5', 10: '10', 15: '15', 20: '20', 25: '25' },
      points: [{ at: 3 }, { at: 8 }, { at: 13 }, { at: 18 }, { at: 23 }],
      jumps: [3, 8, 13, 18].map((from) => ({ from, to: from + 5, label: '+5' })),
    },
  },
  {
    alt: 'Bars for the height of a ball: dropped from 240 cm, it rises to 120 cm after the first bounce, then to 60 cm, 30 cm and 15 cm.',
    caption: 'Each bar is half of the one before: a geometric progression with the common ratio ½.',
    draw: {
      kind: 'bars',
      step: 60,
      yLabel: 'height in cm',
      bars: [
        { name: 'start', value: 240 },
        { name: '1st', value: 120 },
        { name: '2nd', value: 60 },
        { name: '3rd', value: 30 },
        { name: '4th', value: 15 },
      ],
    },
  },
  {
    alt: 'Five points on a circle, each joined to every other one by a straight line: ten lines that form a star inside a pentagon and cut the circle into 16 regions.',
    caption:
      'With 1 to 5 points there are 1, 2, 4, 8 and 16 regions. A sixth point gives 31, not 32.',
    draw: {
      kind: 'circle',
      center: '',
      height: 210,
      points: { A: 90, B: 18, C: 306, D: 234, E: 162 },
      lines: [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'D'],
        ['D', 'E'],
        ['E', 'A'],
        ['A', 'C'],
        ['B', 'D'],
        ['C', 'E'],
        ['D', 'A'],
        ['E', 'B'],
      ].map(([from = '', to = '']) => ({ from, to })),
    },
  },
];
