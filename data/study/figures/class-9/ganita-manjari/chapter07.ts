import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'A line from 0 to 1 for probabilities. At 0 stands “never”, at a half “even chances”, at 1 “certain”. The chance of a six with a die, one sixth, is marked near the left end.',
    caption: 'Every probability has its place from 0 to 1; a six with a fair die comes with 1/6.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 1,
      step: 0.5,
      parts: 3,
      write: { 0: 'never', 0.5: 'even chances', 1: 'certain' },
      points: [
        { at: 0, label: '0' },
        { at: 1 / 6, label: '1/6' },
        { at: 0.5, label: '1/2' },
        { at: 1, label: '1' },
      ],
    },
  },
  {
    alt: 'A table of the sums of two dice: the first die from 1 to 6 at the left, the second from 1 to 6 above. The sums run from 2 at the upper left to 12 at the lower right. The six cells with sum 7, from lower left to upper right, are coloured.',
    caption:
      'Of 36 equally likely rolls six give 7 and only one gives 12: that is the hill around 7.',
    draw: {
      kind: 'table',
      heads: 'both',
      rows: [
        ['+', '1', '2', '3', '4', '5', '6'],
        ...[1, 2, 3, 4, 5, 6].map((first) => [
          String(first),
          ...[1, 2, 3, 4, 5, 6].map((second) => String(first + second)),
        ]),
      ],
      marked: [
        [1, 6],
        [2, 5],
        [3, 4],
        [4, 3],
        [5, 2],
        [6, 1],
      ],
    },
  },
  {
    alt: 'A tree for two tosses of a coin. The first toss branches into H and T; from each of them the second toss branches again into H and T. The four ends are HH, HT, TH and TT.',
    caption:
      'HT and TH are two different ends of the tree, so one head and one tail comes in two ways of four.',
    draw: {
      kind: 'tree',
      root: {
        text: 'start',
        children: [
          {
            text: '1st: H',
            fill: 'tint',
            children: [{ text: 'HH' }, { text: 'HT', fill: 'yellow' }],
          },
          {
            text: '1st: T',
            fill: 'tint',
            children: [{ text: 'TH', fill: 'yellow' }, { text: 'TT' }],
          },
        ],
      },
    },
  },
];
