import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A mask of coloured squares with an upright dashed line of symmetry. Every square on the left has a partner on the right.',
    caption: 'The line works like a mirror: what is near on one side is as near on the other.',
    draw: {
      kind: 'squares',
      columns: 8,
      rows: 6,
      mirror: { column: 4 },
      cells: ['.######.', '##o##o##', '########', '##.##.##', '.#.oo.#.', '..####..'],
    },
  },
  {
    alt: 'The letter H of squares on a grid with two dashed lines: one upright through its middle and one level through its middle. It matches over both.',
    caption: 'H has two lines of symmetry: left matches right, and top matches bottom.',
    draw: {
      kind: 'squares',
      columns: 6,
      rows: 6,
      mirror: { column: 3, row: 3 },
      cells: ['#....#', '#....#', '######', '######', '#....#', '#....#'],
    },
  },
];
