import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'A line graph of the temperature: 18 °C at 7 o’clock, 22 °C at 9, 28 °C at 11, 31 °C at 13 and 29 °C at 15 o’clock. It rises until 13 o’clock, at different rates, and then falls.',
    caption:
      'Steep means fast: compare the four stretches and find the two hours in which it warmed up most.',
    draw: {
      kind: 'graph',
      x: [6, 16],
      y: [16, 32],
      stepX: 2,
      stepY: 4,
      xLabel: 'o’clock',
      yLabel: '°C',
      lines: [
        {
          points: [
            [7, 18],
            [9, 22],
            [11, 28],
            [13, 31],
            [15, 29],
          ],
          tone: 'accent',
        },
      ],
      points: [
        [7, 18],
        [9, 22],
        [11, 28],
        [13, 31],
        [15, 29],
      ].map(([x = 0, y = 0]) => ({ at: [x, y] as const })),
    },
  },
  {
    alt: 'Seven values as dots on a line from 0 to 20: 2, 3, 3, 4, 5, 6 and, far to the right, 19. The median, 4, and the mean, 6, are marked below.',
    caption: 'One far value pulls the mean to 6; the median stays with the crowd at 4.',
    draw: {
      kind: 'shapes',
      height: 116,
      shapes: [
        {
          kind: 'line',
          points: [
            [26, 60],
            [314, 60],
          ],
        },
        ...(
          [
            [2, 0],
            [3, 0],
            [3, 1],
            [4, 0],
            [5, 0],
            [6, 0],
            [19, 0],
          ] as const
        ).map(([value, up]) => ({
          kind: 'dot' as const,
          at: [30 + value * 14, 50 - up * 15] as const,
          radius: 6,
          tone: 'accent' as const,
        })),
        ...[0, 5, 10, 15, 20].flatMap((value) => [
          {
            kind: 'line' as const,
            points: [
              [30 + value * 14, 56],
              [30 + value * 14, 64],
            ] as const,
          },
          {
            kind: 'text' as const,
            at: [30 + value * 14, 76] as const,
            text: String(value),
            size: 'small' as const,
          },
        ]),
        {
          kind: 'line',
          points: [
            [86, 104],
            [86, 66],
          ],
          arrow: 'end',
          tone: 'second',
        },
        { kind: 'text', at: [80, 104], text: 'median', anchor: 'end', tone: 'second' },
        {
          kind: 'line',
          points: [
            [114, 104],
            [114, 66],
          ],
          arrow: 'end',
          tone: 'accent',
        },
        { kind: 'text', at: [120, 104], text: 'mean', anchor: 'start', tone: 'accent' },
      ],
    },
  },
];
