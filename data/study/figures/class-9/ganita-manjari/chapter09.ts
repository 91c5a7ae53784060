import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A small oval with the word squares lies wholly inside a large oval for quadrilaterals with equal diagonals. A dot in the large oval but outside the small one stands for a rectangle that is no square.',
    caption:
      'Every square lies in the large oval, but one dot outside the small oval is enough to break the converse.',
    draw: {
      kind: 'shapes',
      height: 190,
      shapes: [
        { kind: 'ellipse', center: [170, 95], radius: 158, radiusY: 88, fill: 'tint' },
        { kind: 'ellipse', center: [110, 110], radius: 70, radiusY: 46, fill: 'yellow' },
        { kind: 'text', at: [180, 36], text: 'diagonals are equal', bold: true },
        { kind: 'text', at: [110, 110], text: 'squares', bold: true },
        { kind: 'dot', at: [252, 88], tone: 'second', radius: 5 },
        { kind: 'text', at: [252, 118], text: 'a rectangle,\nno square', tone: 'second' },
      ],
    },
  },
  {
    alt: 'A thread with knots makes a triangle with sides of 3, 4 and 5 units. The angle between the sides of 3 and 4 units is marked as a right angle.',
    caption:
      'The mason uses the converse: sides of 3, 4 and 5 make the angle right, and no square is needed on the site.',
    draw: {
      kind: 'triangle',
      sides: [4, 5, 3],
      sideLabels: ['4', '5', '3'],
      angleLabels: [null, '90°', null],
    },
  },
];
