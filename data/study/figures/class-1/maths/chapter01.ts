import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_1: readonly Figure[] = [
  {
    alt: 'A table with a ball on it and a ball under it; a third ball lies inside a box beside the table, and a fourth outside the box.',
    caption: 'On and under the table, inside and outside the box: four balls, four places.',
    draw: {
      kind: 'shapes',
      height: 150,
      shapes: [
        {
          kind: 'line',
          points: [
            [30, 60],
            [160, 60],
            [160, 70],
            [30, 70],
          ],
          closed: true,
          fill: 'yellow',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [42, 70],
            [42, 128],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [148, 70],
            [148, 128],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [200, 76],
            [200, 128],
            [270, 128],
            [270, 76],
          ],
          thick: true,
        },
        { kind: 'ellipse', center: [95, 46], radius: 13, fill: 'pink' },
        { kind: 'ellipse', center: [95, 115], radius: 13, fill: 'pink' },
        { kind: 'ellipse', center: [235, 114], radius: 13, fill: 'pink' },
        { kind: 'ellipse', center: [304, 115], radius: 13, fill: 'pink' },
        { kind: 'text', at: [122, 40], text: 'on', anchor: 'start' },
        { kind: 'text', at: [95, 92], text: 'under' },
        { kind: 'text', at: [235, 90], text: 'inside' },
        { kind: 'text', at: [304, 90], text: 'outside' },
      ],
    },
  },
];
