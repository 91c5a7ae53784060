import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'Two diagrams of arrows from 1, 2, 3 to letters. In the first, 1 goes to b, 2 to a and 3 to c: each letter is hit once. In the second, 1 and 2 both go to a, 3 goes to c, and b is not hit.',
    caption: 'The first map is one-one and onto and can be undone; the second is neither.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'invertible',
          draw: {
            kind: 'web',
            columns: 2,
            rows: 3,
            rowHeight: 48,
            boxes: {
              one: { at: [0, 0], text: '1' },
              two: { at: [0, 1], text: '2' },
              three: { at: [0, 2], text: '3' },
              a: { at: [1, 0], text: 'a' },
              b: { at: [1, 1], text: 'b' },
              c: { at: [1, 2], text: 'c' },
            },
            arrows: [
              { from: 'one', to: 'b' },
              { from: 'two', to: 'a' },
              { from: 'three', to: 'c' },
            ],
          },
        },
        {
          title: 'not invertible',
          draw: {
            kind: 'web',
            columns: 2,
            rows: 3,
            rowHeight: 48,
            boxes: {
              one: { at: [0, 0], text: '1' },
              two: { at: [0, 1], text: '2' },
              three: { at: [0, 2], text: '3' },
              a: { at: [1, 0], text: 'a' },
              b: { at: [1, 1], text: 'b' },
              c: { at: [1, 2], text: 'c' },
            },
            arrows: [
              { from: 'one', to: 'a' },
              { from: 'two', to: 'a' },
              { from: 'three', to: 'c' },
            ],
          },
        },
      ],
    },
  },
];
