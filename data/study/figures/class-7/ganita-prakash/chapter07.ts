import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'A triangle ABC with 55° at B and 75° at C. Through A runs a line parallel to BC. Beside the angle of 50° at A, this line makes an angle of 55° on the left and of 75° on the right.',
    caption:
      'Alternate angles carry 55° and 75° up to A, and there the three lie on a line: 55° + 50° + 75° = 180°.',
    draw: (() => {
      const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
      const high = 130;
      const [b, top, c] = [
        [60, 170] as const,
        [60 + high / tan(55), 170 - high] as const,
        [60 + high / tan(55) + high / tan(75), 170] as const,
      ];
      const [west, east] = [[30, 40] as const, [270, 40] as const];
      return {
        kind: 'shapes' as const,
        height: 196,
        shapes: [
          {
            kind: 'line' as const,
            points: [b, c, top],
            closed: true as const,
            fill: 'tint' as const,
            thick: true as const,
          },
          { kind: 'line' as const, points: [west, east], tone: 'second' as const },
          { kind: 'angle' as const, vertex: b, arms: [c, top] as const, label: '55°' },
          { kind: 'angle' as const, vertex: c, arms: [top, b] as const, label: '75°' },
          { kind: 'angle' as const, vertex: top, arms: [b, c] as const, label: '50°' },
          {
            kind: 'angle' as const,
            vertex: top,
            arms: [west, b] as const,
            label: '55°',
            tone: 'second' as const,
          },
          {
            kind: 'angle' as const,
            vertex: top,
            arms: [c, east] as const,
            label: '75°',
            tone: 'second' as const,
          },
          { kind: 'text' as const, at: [top[0], 24] as const, text: 'A', bold: true as const },
          { kind: 'text' as const, at: [48, 178] as const, text: 'B', bold: true as const },
          { kind: 'text' as const, at: [c[0] + 12, 178] as const, text: 'C', bold: true as const },
        ],
      };
    })(),
  },
  {
    alt: 'A stick of 10 cm lies level. From its left end a stick of 4 cm and from its right end a stick of 5 cm lean towards each other, but their free ends stay apart.',
    caption:
      'Even laid flat, 4 cm and 5 cm would leave a gap of 1 cm on the 10 cm: they close to no triangle.',
    draw: {
      kind: 'shapes',
      height: 120,
      shapes: [
        {
          kind: 'line',
          points: [
            [30, 90],
            [310, 90],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [30, 90],
            [30 + 112 * Math.cos(0.4), 90 - 112 * Math.sin(0.4)],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [310, 90],
            [310 - 140 * Math.cos(0.32), 90 - 140 * Math.sin(0.32)],
          ],
          thick: true,
          tone: 'second',
        },
        { kind: 'text', at: [170, 106], text: '10 cm' },
        { kind: 'text', at: [68, 56], text: '4 cm', tone: 'accent' },
        { kind: 'text', at: [262, 56], text: '5 cm', tone: 'second' },
      ],
    },
  },
  {
    alt: 'An obtuse-angled triangle ABC with 120° at C. The altitude from A meets the line BC outside the triangle, beyond C, at a right angle; BC is drawn on to it as a dashed line.',
    caption:
      'The altitude goes to the line of the opposite side, and in an obtuse-angled triangle that may be outside.',
    draw: {
      kind: 'triangle',
      angles: [25, 35, 120],
      angleLabels: [null, null, true],
      from: { corner: 'A', line: 'altitude' },
    },
  },
];
