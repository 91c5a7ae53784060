import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A parallelogram with a base of 8 units and a height of 4 units. The height cuts off a triangle at the left end; moved to the right end, where it is drawn in another colour, it completes a rectangle of 8 by 4.',
    caption:
      'One cut and one move: a parallelogram has the area base times height, and never base times slanting side.',
    draw: {
      kind: 'shapes',
      height: 156,
      shapes: [
        {
          kind: 'line',
          points: [
            [40, 124],
            [240, 124],
            [300, 24],
            [100, 24],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [40, 124],
            [100, 124],
            [100, 24],
          ],
          closed: true,
          fill: 'pink',
        },
        {
          kind: 'line',
          points: [
            [240, 124],
            [300, 124],
            [300, 24],
          ],
          closed: true,
          fill: 'pink',
          dashed: true,
        },
        {
          kind: 'line',
          points: [
            [100, 24],
            [100, 124],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [76, 110],
            [272, 110],
          ],
          arrow: 'end',
          tone: 'second',
        },
        { kind: 'text', at: [140, 141], text: 'base 8' },
        { kind: 'text', at: [108, 70], text: 'height 4', anchor: 'start', tone: 'second' },
      ],
    },
  },
  {
    alt: 'A trapezium ABCD with AB = 10 m below and DC = 6 m above, 4 m apart. The diagonal DB cuts it into two triangles of the same height, 4 m.',
    caption:
      'Two triangles with one height: ½ × 10 × 4 and ½ × 6 × 4 are together ½ × (10 + 6) × 4 = 32 m².',
    draw: {
      kind: 'polygon',
      points: [
        [0, 0],
        [10, 0],
        [8, 4],
        [2, 4],
      ],
      names: ['A', 'B', 'C', 'D'],
      sideLabels: ['10 m', null, '6 m', null],
      diagonals: [[1, 3]],
      dashed: [{ from: [2, 4], to: [2, 0], label: '4 m' }],
    },
  },
];
