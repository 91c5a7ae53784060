import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A square of side a + b, cut by one upright and one level line. The pieces are a large square a², two equal rectangles ab, and a small square b².',
    caption: 'The two rectangles are the 2ab that is so often forgotten: (a + b)² = a² + 2ab + b².',
    draw: {
      kind: 'area',
      size: 190,
      columns: [
        { size: 7, label: 'a' },
        { size: 3, label: 'b' },
      ],
      rows: [
        { size: 7, label: 'a' },
        { size: 3, label: 'b' },
      ],
      pieces: [
        ['a²', 'ab'],
        ['ab', 'b²'],
      ],
      marked: [
        [0, 1],
        [1, 0],
      ],
    },
  },
  {
    alt: 'A rectangle, x + 8 long and x + 3 high, in four pieces: a square x², a rectangle 8x beside it, a rectangle 3x below it, and in the corner a rectangle of 24.',
    caption:
      'Two numbers with the sum 11 and the product 24 are the sides: x² + 11x + 24 = (x + 8)(x + 3).',
    draw: {
      kind: 'area',
      size: 240,
      columns: [
        { size: 10, label: 'x' },
        { size: 8, label: '8' },
      ],
      rows: [
        { size: 10, label: 'x' },
        { size: 3, label: '3' },
      ],
      pieces: [
        ['x²', '8x'],
        ['3x', '24'],
      ],
      marked: [
        [0, 1],
        [1, 0],
      ],
    },
  },
];
