import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A circle with centre O and a point P outside it. The tangents from P touch the circle at A and B; the radii OA and OB meet them at right angles. The angle at P is 50°, the angle AOB at the centre 130°.',
    caption:
      'PA and PB are equal, and the angles at P and at O share 180°, because those at A and B are right angles.',
    draw: {
      kind: 'circle',
      height: 250,
      points: { A: 65, B: 295 },
      meet: { name: 'P', at: ['A', 'B'] },
      lines: [
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
        { from: 'O', to: 'P', dashed: true },
      ],
      angles: [
        { at: ['O', 'A', 'P'], label: '' },
        { at: ['O', 'B', 'P'], label: '' },
        { at: ['A', 'O', 'B'], label: true },
        { at: ['A', 'P', 'B'], label: true },
      ],
    },
  },
  {
    alt: 'A circle with three level lines below each other. The first cuts the rim in two points, the second, lower one, still in two points that are closer together, and the lowest touches the rim in one point, straight below the centre O.',
    caption:
      'Pushed away from the centre the two points come together: where they are one, the line is a tangent.',
    draw: {
      kind: 'shapes',
      height: 216,
      shapes: [
        { kind: 'ellipse', center: [170, 100], radius: 85, thick: true, fill: 'tint' },
        {
          kind: 'line',
          points: [
            [60, 140],
            [280, 140],
          ],
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [60, 168],
            [280, 168],
          ],
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [60, 185],
            [280, 185],
          ],
          tone: 'second',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [170, 100],
            [170, 185],
          ],
          dashed: true,
        },
        {
          kind: 'angle',
          vertex: [170, 185],
          arms: [
            [170, 100],
            [280, 185],
          ],
        },
        ...[40, 68].flatMap((down) =>
          [-1, 1].map((side) => ({
            kind: 'dot' as const,
            at: [170 + side * Math.sqrt(85 * 85 - down * down), 100 + down] as const,
            tone: 'accent' as const,
          })),
        ),
        { kind: 'dot', at: [170, 185], tone: 'second' },
        { kind: 'dot', at: [170, 100] },
        { kind: 'text', at: [170, 86], text: 'O', bold: true },
        { kind: 'text', at: [250, 200], text: 'tangent', tone: 'second' },
        { kind: 'text', at: [290, 128], text: 'secant', tone: 'accent' },
      ],
    },
  },
];
