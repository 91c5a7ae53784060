import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A square with a side of 11 m beside a circle with a radius of 7 m, drawn to the same scale. Each has a boundary of 44 m. In the square stands 121 m², in the circle 154 m².',
    caption: 'The same rope of 44 m goes round both, and the circle holds 33 m² more.',
    draw: {
      kind: 'shapes',
      height: 176,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, 32],
            [130, 32],
            [130, 142],
            [20, 142],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        { kind: 'ellipse', center: [246, 87], radius: 70, fill: 'pink', thick: true },
        {
          kind: 'line',
          points: [
            [246, 87],
            [316, 87],
          ],
          tone: 'second',
        },
        { kind: 'dot', at: [246, 87] },
        { kind: 'text', at: [75, 87], text: '121 m²' },
        { kind: 'text', at: [232, 118], text: '154 m²' },
        { kind: 'text', at: [75, 157], text: '11 m' },
        { kind: 'text', at: [282, 76], text: '7 m', tone: 'second' },
      ],
    },
  },
  {
    alt: 'A triangle ABC with the sides AB = 13 cm, BC = 21 cm and CA = 20 cm. The dashed height from A to BC is 12 cm.',
    caption:
      'Heron needs no height: with s = 27, √(27 × 6 × 7 × 14) = 126 cm², the same as ½ × 21 × 12.',
    draw: {
      kind: 'triangle',
      sides: [21, 20, 13],
      sideLabels: ['21 cm', '20 cm', '13 cm'],
      from: { corner: 'A', line: 'altitude', label: '12 cm' },
    },
  },
  {
    alt: 'A circle with centre O in which the slice between the radii OA and OB is shaded. The angle of the slice at the centre is 60°, one sixth of the full turn.',
    caption:
      'A slice of 60° has 60/360 of everything: a sixth of the circumference as its arc and a sixth of the area.',
    draw: {
      kind: 'circle',
      points: { A: 20, B: 80 },
      height: 200,
      sector: { from: 'A', to: 'B' },
      lines: [
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
      ],
      angles: [{ at: ['A', 'O', 'B'], label: true }],
    },
  },
];
