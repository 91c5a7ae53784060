import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'Sixteen bottle caps, drawn as squares, lie in 4 rows of 4. Round the cap at the upper left lie layers in alternating colours: 1 cap, then 3, then 5, then 7.',
    caption: 'Each new layer is the next odd number, so 1 + 3 + 5 + 7 = 4²: the caps show why.',
    draw: { kind: 'squares', columns: 4, rows: 4, cells: ['#o#o', 'oo#o', '###o', 'oooo'] },
  },
  {
    alt: 'Two staircases of squares fit together: one of 3 rows with 1 to 3 squares, 6 in all, and one of 4 rows with 1 to 4 squares, 10 in all. Together they fill a square of 4 by 4.',
    caption: 'Two neighbouring triangular numbers make a square: 6 + 10 = 16.',
    draw: { kind: 'squares', columns: 4, rows: 4, cells: ['#ooo', '##oo', '###o', '####'] },
  },
];
