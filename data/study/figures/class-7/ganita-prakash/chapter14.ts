import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A segment AB. Arcs of the same radius round A and round B cross above and below it. A dashed line through the two crossings meets AB in its middle M at a right angle.',
    caption:
      'Both crossings are equally far from A and from B, so their line halves AB at a right angle.',
    draw: {
      kind: 'shapes',
      height: 214,
      shapes: [
        {
          kind: 'line',
          points: [
            [90, 106],
            [170, 106],
          ],
          thick: true,
          ticks: 1,
        },
        {
          kind: 'line',
          points: [
            [170, 106],
            [250, 106],
          ],
          thick: true,
          ticks: 1,
        },
        { kind: 'arc', center: [90, 106], radius: 112, from: -58, to: 58, tone: 'accent' },
        { kind: 'arc', center: [250, 106], radius: 112, from: 122, to: 238, tone: 'accent' },
        {
          kind: 'line',
          points: [
            [170, 10],
            [170, 204],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'angle',
          vertex: [170, 106],
          arms: [
            [170, 10],
            [250, 106],
          ],
          tone: 'second',
        },
        { kind: 'text', at: [76, 106], text: 'A', bold: true },
        { kind: 'text', at: [264, 106], text: 'B', bold: true },
        { kind: 'text', at: [158, 119], text: 'M', bold: true },
      ],
    },
  },
  {
    alt: 'A circle with centre O and six points A to F on it, each one radius from the next. Joined in order they make a regular hexagon; the lines from O cut it into six equal triangles with 60° at O.',
    caption:
      'Six steps of the radius close round the circle, because each triangle is equilateral: 6 × 60° = 360°.',
    draw: {
      kind: 'circle',
      height: 230,
      points: { A: 0, B: 60, C: 120, D: 180, E: 240, F: 300 },
      lines: [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'D'],
        ['D', 'E'],
        ['E', 'F'],
        ['F', 'A'],
        ['A', 'D'],
        ['B', 'E'],
        ['C', 'F'],
      ].map(([from = '', to = '']) => ({ from, to })),
      angles: [{ at: ['A', 'O', 'B'], label: true }],
    },
  },
];
