import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A number pyramid of three rows. At the bottom stand a, b and c, above them a + b and b + c, and at the top a + 2b + c.',
    caption: 'The middle box of the bottom row goes up on both sides, and so it counts twice.',
    draw: {
      kind: 'shapes',
      height: 126,
      shapes: [['a + 2b + c'], ['a + b', 'b + c'], ['a', 'b', 'c']].flatMap((boxes, row) =>
        boxes.flatMap((words, at) => {
          const left = 170 - boxes.length * 48 + at * 96;
          return [
            {
              kind: 'line' as const,
              points: [
                [left, 6 + row * 38],
                [left + 96, 6 + row * 38],
                [left + 96, 44 + row * 38],
                [left, 44 + row * 38],
              ] as const,
              closed: true as const,
              fill: row === 0 ? ('yellow' as const) : ('tint' as const),
            },
            { kind: 'text' as const, at: [left + 48, 25 + row * 38] as const, text: words },
          ];
        }),
      ),
    },
  },
  {
    alt: 'Four dates of a calendar page in a 2 by 2 square: d and d + 1 in the first row, d + 7 and d + 8 below them.',
    caption:
      'Whatever the month, the four dates make 4d + 16, so the sum gives the first date away.',
    draw: {
      kind: 'table',
      rows: [
        ['d', 'd + 1'],
        ['d + 7', 'd + 8'],
      ],
      marked: [[0, 0]],
    },
  },
];
