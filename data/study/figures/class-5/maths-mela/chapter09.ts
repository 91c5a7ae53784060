import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'Forty-eight coconuts as dots in six ringed rows of eight.',
    caption: 'One picture, two stories: 48 shared by 6 families, or tied in bunches of 8.',
    draw: { kind: 'array', rows: 6, columns: 8, rings: true },
  },
  {
    alt: 'A rectangle for 936 shared by 4, cut into three pieces: 200 wide for 800, 30 wide for 120, and 4 wide for 16. The widths are not to scale.',
    caption: 'Give each 200, then 30, then 4: 936 ÷ 4 is taken away in large handfuls.',
    draw: {
      kind: 'area',
      size: 250,
      columns: [
        { size: 8, label: '200' },
        { size: 4, label: '30' },
        { size: 2, label: '4' },
      ],
      rows: [{ size: 4, label: '4' }],
      pieces: [['800', '120', '16']],
      marked: [[0, 1]],
    },
  },
];
