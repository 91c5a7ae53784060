import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A tin as a cylinder with a radius of 7 cm and a height of 10 cm; below it the label that was peeled off, a rectangle 44 cm long and 10 cm high.',
    caption:
      'Rolled off, the curved surface is a rectangle as long as the rim: 2πr × h = 44 × 10 = 440 cm².',
    draw: {
      kind: 'panels',
      panels: [
        {
          draw: {
            kind: 'solids',
            solids: [{ solid: 'cylinder', labels: { radius: '7 cm', height: '10 cm' } }],
          },
        },
        {
          draw: {
            kind: 'polygon',
            height: 116,
            points: [
              [0, 0],
              [44, 0],
              [44, 10],
              [0, 10],
            ],
            sideLabels: ['44 cm', '10 cm'],
          },
        },
      ],
    },
  },
  {
    alt: 'A cone beside a cylinder with the same base and the same height. The cone shows a radius of 5 cm, a height of 12 cm and a slant height of 13 cm; the cylinder a radius of 5 cm and a height of 12 cm.',
    caption:
      'Three such cones of sand fill the cylinder. The slant height is no height: 13² = 5² + 12².',
    draw: {
      kind: 'solids',
      solids: [
        { solid: 'cone', labels: { radius: '5', height: '12', slant: '13' }, name: 'one cone' },
        { solid: 'cylinder', labels: { radius: '5', height: '12' }, name: 'three cones' },
      ],
    },
  },
];
