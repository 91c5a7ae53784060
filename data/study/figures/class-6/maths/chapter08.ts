import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'Points A and B are 8 cm apart. A circle of 5 cm round A and a circle of 6 cm round B cross at two points, P above the line AB and Q below it.',
    caption: 'P is 5 cm from A and 6 cm from B, and so is Q: two circles find both places.',
    draw: (() => {
      const unit = 16;
      const [ax, bx, y] = [94, 94 + 8 * unit, 110];
      const x = (64 + 25 - 36) / 16;
      const up = Math.sqrt(25 - x * x);
      const [p, q] = [
        [ax + x * unit, y - up * unit] as const,
        [ax + x * unit, y + up * unit] as const,
      ];
      return {
        kind: 'shapes' as const,
        height: 222,
        shapes: [
          {
            kind: 'ellipse' as const,
            center: [ax, y] as const,
            radius: 5 * unit,
            tone: 'accent' as const,
          },
          {
            kind: 'ellipse' as const,
            center: [bx, y] as const,
            radius: 6 * unit,
            tone: 'second' as const,
          },
          {
            kind: 'line' as const,
            points: [
              [ax, y],
              [bx, y],
            ] as const,
            thick: true as const,
          },
          { kind: 'line' as const, points: [[ax, y], p, [bx, y]] as const, dashed: true as const },
          ...[p, q, [ax, y] as const, [bx, y] as const].map((at) => ({ kind: 'dot' as const, at })),
          ...(
            [
              ['A', ax - 12, y],
              ['B', bx + 12, y],
              ['P', p[0] + 2, p[1] - 15],
              ['Q', q[0] + 2, q[1] + 15],
            ] as const
          ).map(([text, left, top]) => ({
            kind: 'text' as const,
            at: [left, top] as const,
            text,
            bold: true as const,
          })),
          { kind: 'text' as const, at: [(ax + bx) / 2, y + 14] as const, text: '8 cm' },
          { kind: 'text' as const, at: [98, 74] as const, text: '5 cm' },
          { kind: 'text' as const, at: [206, 74] as const, text: '6 cm' },
        ],
      };
    })(),
  },
  {
    alt: 'A rectangle ABCD with its diagonal AC. At the corner A the diagonal makes an angle of 30° with the longer side and of 60° with the shorter one.',
    caption:
      'Together the two parts make the right angle of the corner, but the diagonal does not halve it.',
    draw: {
      kind: 'shapes',
      height: 176,
      shapes: [
        {
          kind: 'line',
          points: [
            [60, 150],
            [60 + 120 * Math.sqrt(3), 150],
            [60 + 120 * Math.sqrt(3), 30],
            [60, 30],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [60, 150],
            [60 + 120 * Math.sqrt(3), 30],
          ],
          tone: 'accent',
        },
        {
          kind: 'angle',
          vertex: [60, 150],
          arms: [
            [200, 150],
            [60 + 120 * Math.sqrt(3), 30],
          ],
          label: '30°',
          radius: 36,
        },
        {
          kind: 'angle',
          vertex: [60, 150],
          arms: [
            [60 + 120 * Math.sqrt(3), 30],
            [60, 30],
          ],
          label: '60°',
          tone: 'second',
        },
        ...(
          [
            ['A', 48, 158],
            ['B', 280, 158],
            ['C', 280, 24],
            ['D', 48, 24],
          ] as const
        ).map(([text, x, y]) => ({
          kind: 'text' as const,
          at: [x, y] as const,
          text,
          bold: true as const,
        })),
      ],
    },
  },
];
