import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'A circle with centre O. The radii OA and OB enclose an angle of 100°; the slice between them is shaded, and the straight chord AB cuts it into a triangle and, at the rim, a segment.',
    caption: 'Slice minus triangle is the segment: what a straight cut takes off the rim.',
    draw: {
      kind: 'circle',
      height: 230,
      points: { A: 40, B: 140 },
      sector: { from: 'A', to: 'B' },
      lines: [
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
        { from: 'A', to: 'B', tone: 'second' },
      ],
      angles: [{ at: ['A', 'O', 'B'], label: true }],
    },
  },
  {
    alt: 'A square field with a goat tied to its lower left corner. What it can reach is a quarter of a circle inside the field, with the rope of 7 m as its radius.',
    caption:
      'In the corner of a square the rope sweeps 90°, a quarter of the circle; tied outside it would sweep the other 270°.',
    draw: {
      kind: 'shapes',
      height: 196,
      shapes: [
        {
          kind: 'line',
          points: [
            [95, 170],
            [95, 14],
            [251, 14],
            [251, 170],
          ],
          closed: true,
          fill: 'white',
          thick: true,
        },
        {
          kind: 'arc',
          center: [95, 170],
          radius: 98,
          from: 0,
          to: 90,
          sector: true,
          fill: 'green',
        },
        {
          kind: 'line',
          points: [
            [95, 170],
            [95 + 98 * Math.SQRT1_2, 170 - 98 * Math.SQRT1_2],
          ],
          tone: 'second',
          dashed: true,
        },
        { kind: 'dot', at: [95, 170], radius: 5 },
        {
          kind: 'dot',
          at: [95 + 98 * Math.SQRT1_2, 170 - 98 * Math.SQRT1_2],
          radius: 5,
          tone: 'second',
        },
        { kind: 'text', at: [142, 140], text: '7 m', tone: 'second' },
        { kind: 'text', at: [192, 92], text: 'goat', tone: 'second' },
        { kind: 'text', at: [82, 184], text: 'post' },
        { kind: 'text', at: [210, 40], text: 'field' },
      ],
    },
  },
];
