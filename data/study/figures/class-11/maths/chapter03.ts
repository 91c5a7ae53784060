import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'A unit circle on axes. The radius to the point P makes an angle of 150° with the positive x-axis. From P a dashed line goes down to the x-axis; it is sin 150° = ½ long, and its foot lies at cos 150°, to the left of the origin.',
    caption:
      'P has the coordinates (cos x, sin x): in the second quadrant the cosine is negative, the sine is not.',
    draw: {
      kind: 'shapes',
      height: 226,
      shapes: [
        {
          kind: 'line',
          points: [
            [50, 116],
            [296, 116],
          ],
          arrow: 'end',
        },
        {
          kind: 'line',
          points: [
            [170, 220],
            [170, 6],
          ],
          arrow: 'end',
        },
        { kind: 'ellipse', center: [170, 116], radius: 90, thick: true },
        {
          kind: 'line',
          points: [
            [170, 116],
            [170 - 45 * Math.sqrt(3), 71],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [170 - 45 * Math.sqrt(3), 71],
            [170 - 45 * Math.sqrt(3), 116],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [170, 116],
            [170 - 45 * Math.sqrt(3), 116],
          ],
          thick: true,
          tone: 'second',
        },
        {
          kind: 'angle',
          vertex: [170, 116],
          arms: [
            [260, 116],
            [170 - 45 * Math.sqrt(3), 71],
          ],
          label: '150°',
        },
        { kind: 'dot', at: [170 - 45 * Math.sqrt(3), 71], tone: 'accent' },
        { kind: 'text', at: [78, 62], text: 'P', bold: true },
        { kind: 'text', at: [78, 94], text: 'sin', anchor: 'end', tone: 'second' },
        { kind: 'text', at: [128, 130], text: 'cos', tone: 'second' },
        { kind: 'text', at: [304, 126], text: 'x', italic: true },
        { kind: 'text', at: [182, 12], text: 'y', italic: true },
        { kind: 'text', at: [270, 128], text: '1' },
      ],
    },
  },
  {
    alt: 'The graphs of sine and cosine from 0° to 360°. Sine starts at 0, reaches 1 at 90°, 0 at 180°, −1 at 270° and 0 at 360°. Cosine starts at 1, is 0 at 90°, −1 at 180°, 0 at 270° and 1 at 360°.',
    caption: 'Cosine is sine moved 90° to the left; both repeat after 360°, that is 2π.',
    draw: {
      kind: 'graph',
      x: [0, 360],
      y: [-1, 1],
      stepX: 90,
      stepY: 1,
      xLabel: 'degrees',
      height: 190,
      lines: [
        {
          smooth: true,
          tone: 'accent',
          points: Array.from(
            { length: 13 },
            (_, at) => [at * 30, Math.sin((at * Math.PI) / 6)] as const,
          ),
        },
        {
          smooth: true,
          dashed: true,
          points: Array.from(
            { length: 13 },
            (_, at) => [at * 30, Math.cos((at * Math.PI) / 6)] as const,
          ),
        },
      ],
      texts: [
        { at: [112, 0.6], text: 'sin', tone: 'accent' },
        { at: [318, 0.25], text: 'cos', tone: 'second' },
      ],
    },
  },
];
