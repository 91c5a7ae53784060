import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A sheet cut into 3 columns and 5 rows, 15 equal cells. A piece two columns wide and four rows high is shaded: 8 cells.',
    caption: 'Two thirds across and four fifths down cover 8 of 15 cells: 2/3 × 4/5 = 8/15.',
    draw: {
      kind: 'squares',
      columns: 3,
      rows: 5,
      cells: ['##.', '##.', '##.', '##.', '...'],
      columnLabel: '2/3',
      rowLabel: '4/5',
    },
  },
  {
    alt: 'A number line from 0 to 3 with a stroke at every half. Six jumps of one half lead from 0 to 3.',
    caption: 'How many halves fit into 3? Six, so 3 ÷ ½ = 6, and dividing has made more.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 3,
      step: 1,
      parts: 2,
      jumps: [0, 0.5, 1, 1.5, 2, 2.5].map((from) => ({ from, to: from + 0.5, label: '½' })),
    },
  },
];
