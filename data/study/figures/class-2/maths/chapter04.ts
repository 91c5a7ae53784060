import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A tin and its two shadows: lit from the end it throws a circle, lit from the side it throws a rectangle.',
    caption: 'One solid, two shadows: the way the light falls makes a circle or a rectangle.',
    draw: {
      kind: 'panels',
      panels: [
        { draw: { kind: 'solids', solids: [{ solid: 'cylinder', name: 'tin' }] } },
        {
          title: 'shadows',
          draw: {
            kind: 'shapes',
            height: 104,
            shapes: [
              { kind: 'ellipse', center: [110, 52], radius: 34, fill: 'grey' },
              {
                kind: 'line',
                points: [
                  [200, 10],
                  [268, 10],
                  [268, 94],
                  [200, 94],
                ],
                closed: true,
                fill: 'grey',
              },
            ],
          },
        },
      ],
    },
  },
];
