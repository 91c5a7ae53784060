import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'Two triangles, ABC and its mirror image PQR. AB and PQ have one tick, BC and QR two, CA and RP three; each triangle covers the other when one of them is flipped.',
    caption:
      'Three equal pairs of sides, SSS, are enough. A goes with P, B with Q and C with R, in this order.',
    draw: {
      kind: 'shapes',
      height: 168,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, 140],
            [140, 140],
            [60, 30],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [60, 30],
            [20, 140],
          ],
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [20, 140],
            [140, 140],
          ],
          ticks: 2,
        },
        {
          kind: 'line',
          points: [
            [140, 140],
            [60, 30],
          ],
          ticks: 3,
        },
        {
          kind: 'line',
          points: [
            [320, 140],
            [200, 140],
            [280, 30],
          ],
          closed: true,
          fill: 'pink',
        },
        {
          kind: 'line',
          points: [
            [280, 30],
            [320, 140],
          ],
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [320, 140],
            [200, 140],
          ],
          ticks: 2,
        },
        {
          kind: 'line',
          points: [
            [200, 140],
            [280, 30],
          ],
          ticks: 3,
        },
        {
          kind: 'line',
          points: [
            [170, 14],
            [170, 160],
          ],
          dashed: true,
          tone: 'second',
        },
        ...(
          [
            ['A', 60, 16],
            ['B', 14, 154],
            ['C', 146, 154],
            ['P', 280, 16],
            ['Q', 326, 154],
            ['R', 194, 154],
          ] as const
        ).map(([name, x, y]) => ({
          kind: 'text' as const,
          at: [x, y] as const,
          text: name,
          bold: true as const,
        })),
      ],
    },
  },
  {
    alt: 'An isosceles triangle ABC with AB and AC marked as equal. The angle at A is 80°, and the angles at B and C are 50° each. A dashed line from A meets BC in its midpoint.',
    caption:
      'Fold along the dashed line and B covers C: equal angles sit opposite the equal sides.',
    draw: {
      kind: 'triangle',
      angles: [80, 50, 50],
      angleLabels: [null, true, true],
      ticks: [0, 1, 1],
      from: { corner: 'A', line: 'median' },
    },
  },
];
