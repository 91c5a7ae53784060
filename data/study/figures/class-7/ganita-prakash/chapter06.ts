import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A magic square of three rows: 2, 7, 6; then 9, 5, 1; then 4, 3, 8. Every row, every column and both diagonals add up to 15; the 5 in the middle is coloured.',
    caption:
      'All nine numbers make 45, so each row must have 15, and only 5 can stand in the middle.',
    draw: {
      kind: 'table',
      rows: [
        ['2', '7', '6'],
        ['9', '5', '1'],
        ['4', '3', '8'],
      ],
      marked: [[1, 1]],
    },
  },
  {
    alt: 'Five rows of tiles show all ways to fill four beats with short tiles of 1 beat and long tiles of 2 beats: 1 1 1 1, then 2 1 1, then 1 2 1, then 1 1 2, and 2 2.',
    caption: 'Three lines end in a short tile, two in a long one: 5 = 3 + 2, as Virahanka counted.',
    draw: {
      kind: 'shapes',
      height: 176,
      shapes: [
        [1, 1, 1, 1],
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
        [2, 2],
      ].flatMap((tiles, row) =>
        tiles.map((beats, index) => {
          const before = tiles.slice(0, index).reduce((sum, each) => sum + each, 0);
          const [left, right, top, bottom] = [
            72 + before * 50,
            70 + (before + beats) * 50,
            6 + row * 34,
            32 + row * 34,
          ];
          return {
            kind: 'line' as const,
            points: [
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ] as const,
            closed: true as const,
            fill: beats === 2 ? ('yellow' as const) : ('tint' as const),
          };
        }),
      ),
    },
  },
];
