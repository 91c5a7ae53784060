import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'A crooked quadrilateral ABCD with no two sides equal or parallel. Dashed lines join the midpoints of its sides in order; the inner figure has its opposite sides parallel and equal.',
    caption:
      'However crooked the outer figure is, the midpoints of its sides make a parallelogram.',
    draw: {
      kind: 'polygon',
      points: [
        [0, 0],
        [9, 1],
        [7, 7],
        [1, 4],
      ],
      names: ['A', 'B', 'C', 'D'],
      dashed: [
        { from: [4.5, 0.5], to: [8, 4] },
        { from: [8, 4], to: [4, 5.5] },
        { from: [4, 5.5], to: [0.5, 2] },
        { from: [0.5, 2], to: [4.5, 0.5] },
      ],
    },
  },
  {
    alt: 'A triangle ABC with the base BC of 10 cm. D is the midpoint of AB and E the midpoint of AC; each side has one kind of tick on both of its halves. The line DE is parallel to BC and 5 cm long.',
    caption: 'From midpoint to midpoint the way is parallel to the third side and half as long.',
    draw: {
      kind: 'shapes',
      height: 202,
      shapes: [
        {
          kind: 'line',
          points: [
            [40, 170],
            [290, 170],
            [130, 26],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [85, 98],
            [210, 98],
          ],
          tone: 'second',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [40, 170],
            [85, 98],
          ],
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [85, 98],
            [130, 26],
          ],
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [290, 170],
            [210, 98],
          ],
          ticks: 2,
        },
        {
          kind: 'line',
          points: [
            [210, 98],
            [130, 26],
          ],
          ticks: 2,
        },
        { kind: 'text', at: [130, 12], text: 'A', bold: true },
        { kind: 'text', at: [28, 176], text: 'B', bold: true },
        { kind: 'text', at: [302, 176], text: 'C', bold: true },
        { kind: 'text', at: [72, 94], text: 'D', bold: true },
        { kind: 'text', at: [223, 92], text: 'E', bold: true },
        { kind: 'text', at: [148, 111], text: '5 cm', tone: 'second' },
        { kind: 'text', at: [165, 185], text: '10 cm' },
      ],
    },
  },
  {
    alt: 'Boxes joined by arrows that mean “is a”. A square is a rectangle and is also a rhombus; a rectangle is a parallelogram, and a rhombus is a parallelogram; a parallelogram is a quadrilateral.',
    caption: 'Along the arrows every step is true; against them each step needs a reason.',
    draw: {
      kind: 'web',
      columns: 2,
      rows: 4,
      boxes: {
        square: { at: [0.5, 3], text: 'square', fill: 'yellow' },
        rectangle: { at: [0, 2], text: 'rectangle' },
        rhombus: { at: [1, 2], text: 'rhombus' },
        parallelogram: { at: [0.5, 1], text: 'parallelogram' },
        quadrilateral: { at: [0.5, 0], text: 'quadrilateral' },
      },
      arrows: [
        { from: 'square', to: 'rectangle' },
        { from: 'square', to: 'rhombus' },
        { from: 'rectangle', to: 'parallelogram' },
        { from: 'rhombus', to: 'parallelogram' },
        { from: 'parallelogram', to: 'quadrilateral' },
      ],
    },
  },
];
