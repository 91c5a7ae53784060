import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A triangle ABC with the right angle at B. AB is 15 cm, BC is 8 cm and the hypotenuse AC is 17 cm. Seen from angle A, BC is the opposite side and AB the adjacent one.',
    caption:
      'Seen from A: sin A = 8/17, cos A = 15/17, tan A = 8/15. Seen from C, opposite and adjacent change places.',
    draw: {
      kind: 'polygon',
      height: 220,
      points: [
        [0, 0],
        [15, 0],
        [15, 8],
      ],
      names: ['A', 'B', 'C'],
      angleLabels: ['A', 'right', null],
      sideLabels: ['15', '8', '17'],
    },
  },
  {
    alt: 'Two right-angled triangles. Half a square has angles of 45° and 45° and the sides 1, 1 and √2. Half an equilateral triangle has angles of 60° and 30° and the sides 1, √3 and 2.',
    caption: 'All standard values are in these two: sin 45° = 1/√2, sin 30° = 1/2, sin 60° = √3/2.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'Half a square',
          draw: {
            kind: 'triangle',
            height: 160,
            angles: [45, 90, 45],
            angleLabels: [true, null, true],
            sideLabels: ['1', '√2', '1'],
          },
        },
        {
          title: 'Half an equilateral triangle',
          draw: {
            kind: 'triangle',
            height: 190,
            angles: [30, 90, 60],
            angleLabels: [true, null, true],
            sideLabels: ['1', '2', '√3'],
          },
        },
      ],
    },
  },
];
