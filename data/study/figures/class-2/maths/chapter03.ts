import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Blocks for 58: five sticks of ten and eight single ones.',
    caption: 'Five tens and eight ones are 58.',
    draw: { kind: 'blocks', tens: 5, ones: 8 },
  },
  {
    alt: 'A piece of the hundred chart: the rows 31 to 40, 41 to 50 and 51 to 60. The numbers 36, 46 and 56 stand below one another and are coloured.',
    caption: 'A step down on the chart is ten more: only the tens digit changes.',
    draw: {
      kind: 'table',
      rows: [3, 4, 5].map((tens) =>
        Array.from({ length: 10 }, (_, at) => String(tens * 10 + at + 1)),
      ),
      marked: [
        [0, 5],
        [1, 5],
        [2, 5],
      ],
    },
  },
];
