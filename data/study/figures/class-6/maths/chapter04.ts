import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A pictograph of saplings in three wards; one disc stands for 8 saplings. Ward A has 4 discs, Ward B 6 and a half, Ward C 3.',
    caption: 'Read the key first: a whole disc is 8 saplings and half a disc is 4.',
    draw: {
      kind: 'pictograph',
      each: 8,
      unit: 'saplings',
      rows: [
        { name: 'Ward A', count: 32 },
        { name: 'Ward B', count: 52 },
        { name: 'Ward C', count: 24 },
      ],
    },
  },
  {
    alt: 'Two bar graphs of the same sales, ₹50 thousand and ₹54 thousand. On the first scale, from 48, the second bar is three times as tall as the first. On the second scale, from 0, both bars are nearly equally tall.',
    caption: 'A scale that does not begin at zero makes 54 look like three times 50.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'Scale from 48',
          draw: {
            kind: 'graph',
            x: [0.01, 4],
            y: [48, 56],
            stepX: 10,
            stepY: 2,
            height: 130,
            lines: [
              {
                points: [
                  [0.6, 48],
                  [0.6, 50],
                  [1.4, 50],
                  [1.4, 48],
                ],
                fill: true,
              },
              {
                points: [
                  [2.6, 48],
                  [2.6, 54],
                  [3.4, 54],
                  [3.4, 48],
                ],
                fill: true,
              },
            ],
          },
        },
        {
          title: 'Scale from 0',
          draw: {
            kind: 'bars',
            step: 20,
            height: 160,
            bars: [
              { name: 'shop 1', value: 50 },
              { name: 'shop 2', value: 54 },
            ],
          },
        },
      ],
    },
  },
];
