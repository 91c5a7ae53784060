import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A triangle ABC. D on AB and E on AC are joined by a line parallel to BC. AD is 4 cm, DB is 2 cm, AE is 5 cm and EC is 2.5 cm.',
    caption:
      'A parallel to BC cuts both sides in one ratio: 4 : 2 = 5 : 2.5. And DE : BC is 4 : 6, part to whole.',
    draw: {
      kind: 'shapes',
      height: 214,
      shapes: [
        {
          kind: 'line',
          points: [
            [60, 180],
            [290, 180],
            [152, 28],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [152 - (92 * 2) / 3, 28 + (152 * 2) / 3],
            [152 + (138 * 2) / 3, 28 + (152 * 2) / 3],
          ],
          thick: true,
          tone: 'second',
          arrow: 'middle',
        },
        {
          kind: 'line',
          points: [
            [60, 180],
            [290, 180],
          ],
          arrow: 'middle',
        },
        { kind: 'text', at: [152, 14], text: 'A', bold: true },
        { kind: 'text', at: [48, 188], text: 'B', bold: true },
        { kind: 'text', at: [302, 188], text: 'C', bold: true },
        { kind: 'text', at: [78, 126], text: 'D', bold: true },
        { kind: 'text', at: [257, 126], text: 'E', bold: true },
        { kind: 'text', at: [98, 74], text: '4 cm' },
        { kind: 'text', at: [50, 152], text: '2 cm' },
        { kind: 'text', at: [220, 72], text: '5 cm' },
        { kind: 'text', at: [292, 150], text: '2.5 cm' },
      ],
    },
  },
  {
    alt: 'A tower and its shadow of 18 m, beside it an upright stick of 2 m with its shadow of 3 m, on the same level ground and under the same slanting rays of the Sun. The height of the tower is marked h.',
    caption:
      'The two triangles have the same angles, so the tower is six times the stick, as its shadow is: 12 m.',
    draw: {
      kind: 'shapes',
      height: 176,
      shapes: [
        {
          kind: 'line',
          points: [
            [10, 140],
            [330, 140],
          ],
        },
        {
          kind: 'line',
          points: [
            [60, 140],
            [60, 32],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [60, 32],
            [222, 140],
          ],
          tone: 'second',
          dashed: true,
        },
        {
          kind: 'line',
          points: [
            [60, 140],
            [222, 140],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [262, 140],
            [262, 122],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [262, 122],
            [289, 140],
          ],
          tone: 'second',
          dashed: true,
        },
        {
          kind: 'line',
          points: [
            [262, 140],
            [289, 140],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'angle',
          vertex: [60, 140],
          arms: [
            [222, 140],
            [60, 32],
          ],
        },
        { kind: 'text', at: [46, 86], text: 'h' },
        { kind: 'text', at: [141, 155], text: '18 m' },
        { kind: 'text', at: [242, 128], text: '2 m' },
        { kind: 'text', at: [276, 155], text: '3 m' },
        { kind: 'text', at: [170, 76], text: 'rays', tone: 'second' },
      ],
    },
  },
];
