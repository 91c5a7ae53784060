import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Six boxes joined by arrows follow the rule “halve an even number, triple an odd one and add 1”: 5, 16, 8, 4, 2 and 1.',
    caption:
      'From 5 to 1 there are six numbers but only five arrows: count the steps, not the boxes.',
    draw: {
      kind: 'steps',
      across: true,
      steps: [
        { text: '5' },
        { text: '16' },
        { text: '8' },
        { text: '4' },
        { text: '2' },
        { text: '1', fill: 'yellow' },
      ],
    },
  },
  {
    alt: 'A table of Kaprekar’s rule from 3524. Largest less smallest: 5432 − 2345 = 3087, then 8730 − 0378 = 8352, then 8532 − 2358 = 6174, and again 7641 − 1467 = 6174.',
    caption:
      'Order the digits down and up, subtract, repeat: the row stops at 6174, where Kaprekar found it.',
    draw: {
      kind: 'table',
      rows: [
        ['5432 − 2345', '3087'],
        ['8730 − 0378', '8352'],
        ['8532 − 2358', '6174'],
        ['7641 − 1467', '6174'],
      ],
      marked: [
        [2, 1],
        [3, 1],
      ],
    },
  },
];
