import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A tree for three coins. Each of the three tosses branches into H and T, so that eight ways lead down from the start: HHH, HHT, HTH, HTT, THH, THT, TTH and TTT. The end of the last way, TTT, is grey.',
    caption:
      'Seven of the eight equally likely ways pass a head; only TTT has none, so “at least one head” has 7/8.',
    draw: {
      kind: 'tree',
      rowHeight: 56,
      root: {
        text: 'start',
        children: (['H', 'T'] as const).map((first) => ({
          text: first,
          fill: 'tint' as const,
          children: (['H', 'T'] as const).map((second) => ({
            text: second,
            fill: 'tint' as const,
            children: (['H', 'T'] as const).map((third) => ({
              text: third,
              fill: first + second + third === 'TTT' ? ('grey' as const) : ('yellow' as const),
            })),
          })),
        })),
      },
    },
  },
  {
    alt: 'A table of the products of two dice: one die from 1 to 6 at the left, the other from 1 to 6 above, the products from 1 to 36 in 36 cells. The six cells with a product above 20 are coloured: 24, 24, 25, 30, 30 and 36.',
    caption: 'Six of the 36 cells are coloured: a product above 20 comes with 6/36 = 1/6.',
    draw: {
      kind: 'table',
      heads: 'both',
      rows: [
        ['×', '1', '2', '3', '4', '5', '6'],
        ...[1, 2, 3, 4, 5, 6].map((first) => [
          String(first),
          ...[1, 2, 3, 4, 5, 6].map((second) => String(first * second)),
        ]),
      ],
      marked: [
        [4, 6],
        [6, 4],
        [5, 5],
        [5, 6],
        [6, 5],
        [6, 6],
      ],
    },
  },
];
