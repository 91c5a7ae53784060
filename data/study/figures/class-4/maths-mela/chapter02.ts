import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Two views of three towers of cubes that stand side by side, 3, 1 and 2 cubes high. From the front one sees columns of 3, 1 and 2 squares; from above one sees three squares in a row.',
    caption: 'From above every tower is one square, and nobody can tell how high it is.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'from the front',
          draw: { kind: 'squares', columns: 3, rows: 3, cells: ['#..', '#.#', '###'] },
        },
        { title: 'from above', draw: { kind: 'squares', columns: 3, rows: 1, cells: ['###'] } },
      ],
    },
  },
  {
    alt: 'A compass rose: north at the top, east at the right, south at the bottom and west at the left.',
    caption:
      'With north at the top, east is on the right; three steps east and three west bring you home.',
    draw: {
      kind: 'rays',
      center: '',
      rays: [
        { to: 'E', direction: 0 },
        { to: 'N', direction: 90 },
        { to: 'W', direction: 180 },
        { to: 'S', direction: 270 },
      ],
    },
  },
];
