import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'A circle with centre O and points A and B below. The radii OA and OB make an angle of 96° at the centre. From P on the upper rim the lines to A and B make an angle of 48°, and from Q, also on the upper rim, 48° as well.',
    caption:
      'Over one arc the angle at the centre is twice the angle anywhere on the rest of the circle: 96° and 48°.',
    draw: {
      kind: 'circle',
      height: 260,
      points: { A: 222, B: 318, P: 70, Q: 140 },
      lines: [
        { from: 'O', to: 'A', tone: 'accent' },
        { from: 'O', to: 'B', tone: 'accent' },
        { from: 'P', to: 'A' },
        { from: 'P', to: 'B' },
        { from: 'Q', to: 'A', tone: 'second' },
        { from: 'Q', to: 'B', tone: 'second' },
      ],
      angles: [
        { at: ['A', 'O', 'B'], label: true },
        { at: ['A', 'P', 'B'], label: true },
        { at: ['A', 'Q', 'B'], label: true },
      ],
    },
  },
  {
    alt: 'A circle with centre O and a chord AB of 8 cm. From O a dashed line of 3 cm meets the chord at right angles in its midpoint M, so AM and MB are 4 cm each. The radius OA is 5 cm.',
    caption: 'Radius, distance and half chord make a right-angled triangle: 3² + 4² = 5².',
    draw: {
      kind: 'shapes',
      height: 214,
      shapes: [
        { kind: 'ellipse', center: [170, 104], radius: 95, thick: true },
        {
          kind: 'line',
          points: [
            [94, 161],
            [170, 161],
          ],
          tone: 'accent',
          thick: true,
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [170, 161],
            [246, 161],
          ],
          tone: 'accent',
          thick: true,
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [170, 104],
            [170, 161],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [170, 104],
            [94, 161],
          ],
        },
        {
          kind: 'angle',
          vertex: [170, 161],
          arms: [
            [170, 104],
            [94, 161],
          ],
          tone: 'second',
        },
        { kind: 'dot', at: [170, 104] },
        { kind: 'text', at: [182, 96], text: 'O', bold: true },
        { kind: 'text', at: [82, 168], text: 'A', bold: true },
        { kind: 'text', at: [258, 168], text: 'B', bold: true },
        { kind: 'text', at: [170, 176], text: 'M', bold: true },
        { kind: 'text', at: [192, 133], text: '3 cm', tone: 'second' },
        { kind: 'text', at: [116, 124], text: '5 cm' },
        { kind: 'text', at: [132, 177], text: '4 cm', tone: 'accent' },
        { kind: 'text', at: [210, 177], text: '4 cm', tone: 'accent' },
      ],
    },
  },
  {
    alt: 'A quadrilateral ABCD with its four corners on a circle. Angle A is 80° and angle C opposite to it 100°; angle B is 110° and angle D opposite to it 70°.',
    caption: 'Opposite corners on a circle share 180° between them: 80° + 100° and 110° + 70°.',
    draw: {
      kind: 'circle',
      points: { A: 150, B: 230, C: 290, D: 30 },
      height: 240,
      lines: [
        { from: 'A', to: 'B' },
        { from: 'B', to: 'C' },
        { from: 'C', to: 'D' },
        { from: 'D', to: 'A' },
      ],
      angles: [
        { at: ['D', 'A', 'B'], label: true },
        { at: ['A', 'B', 'C'], label: true },
        { at: ['B', 'C', 'D'], label: true },
        { at: ['C', 'D', 'A'], label: true },
      ],
    },
  },
];
