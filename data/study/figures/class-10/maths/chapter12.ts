import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'Two solids made of two each. A tent: a cylinder of radius 3.5 m and height 2 m with a cone on top whose slant height is 3.7 m. A spinning top: a hemisphere of radius 3.5 cm below and a cone on its flat face, 15.5 cm high in all.',
    caption:
      'Name the two solids first. What is glued together cannot be touched and belongs to no surface.',
    draw: {
      kind: 'shapes',
      height: 206,
      shapes: [
        {
          kind: 'line',
          points: [
            [26, 133],
            [26, 162],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [126, 133],
            [126, 162],
          ],
          thick: true,
        },
        {
          kind: 'arc',
          center: [76, 162],
          radius: 50,
          radiusY: 13,
          from: 180,
          to: 360,
          thick: true,
        },
        { kind: 'arc', center: [76, 133], radius: 50, radiusY: 13, from: 180, to: 360 },
        {
          kind: 'arc',
          center: [76, 133],
          radius: 50,
          radiusY: 13,
          from: 0,
          to: 180,
          dashed: true,
          tone: 'quiet',
        },
        {
          kind: 'line',
          points: [
            [26, 133],
            [76, 116],
            [126, 133],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [76, 162],
            [126, 162],
          ],
          tone: 'second',
        },
        { kind: 'text', at: [98, 154], text: '3.5 m', tone: 'second' },
        { kind: 'text', at: [146, 150], text: '2 m' },
        { kind: 'text', at: [116, 112], text: '3.7 m' },
        {
          kind: 'line',
          points: [
            [218, 146],
            [250, 36],
            [282, 146],
          ],
          thick: true,
        },
        { kind: 'arc', center: [250, 146], radius: 32, from: 180, to: 360, thick: true },
        { kind: 'ellipse', center: [250, 146], radius: 32, radiusY: 8, fill: 'tint' },
        {
          kind: 'line',
          points: [
            [304, 36],
            [304, 178],
          ],
          arrow: 'both',
          tone: 'quiet',
        },
        {
          kind: 'line',
          points: [
            [250, 146],
            [282, 146],
          ],
          tone: 'second',
        },
        { kind: 'text', at: [310, 96], text: '15.5\ncm' },
        { kind: 'text', at: [250, 161], text: '3.5 cm', tone: 'second' },
        { kind: 'text', at: [76, 194], text: 'tent', bold: true },
        { kind: 'text', at: [250, 194], text: 'spinning top', bold: true },
      ],
    },
  },
];
