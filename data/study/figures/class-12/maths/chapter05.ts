import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Two graphs. The first jumps at x = 1: a line climbs to the filled point (1, 1), and from the open circle (1, 2) a line goes on. The second, |x|, has no gap but a sharp corner at the origin.',
    caption:
      'A jump breaks continuity; a corner keeps it but has no tangent, so |x| has no derivative at 0.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'jump',
          draw: {
            kind: 'graph',
            x: [-1, 3],
            y: [-1, 4],
            stepX: 1,
            stepY: 1,
            height: 180,
            lines: [
              {
                points: [
                  [-1, -1],
                  [1, 1],
                ],
                tone: 'accent',
              },
              {
                points: [
                  [1, 2],
                  [3, 4],
                ],
                tone: 'accent',
              },
            ],
            points: [{ at: [1, 1] }, { at: [1, 2], open: true }],
          },
        },
        {
          title: 'corner',
          draw: {
            kind: 'graph',
            x: [-3, 3],
            y: [-1, 3],
            stepX: 1,
            stepY: 1,
            height: 150,
            lines: [
              {
                points: [
                  [-3, 3],
                  [0, 0],
                  [3, 3],
                ],
                tone: 'accent',
              },
            ],
          },
        },
      ],
    },
  },
];
