import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A right-angled triangle with sides of 3, 4 and 5 units and a square on each side. The squares have areas of 9, 16 and 25 square units.',
    caption: 'The square on the hypotenuse holds as much as the two others together: 9 + 16 = 25.',
    draw: {
      kind: 'shapes',
      height: 262,
      shapes: [
        {
          kind: 'line',
          points: [
            [130, 160],
            [218, 160],
            [218, 248],
            [130, 248],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [130, 160],
            [130, 94],
            [64, 94],
            [64, 160],
          ],
          closed: true,
          fill: 'pink',
        },
        {
          kind: 'line',
          points: [
            [130, 94],
            [218, 160],
            [284, 72],
            [196, 6],
          ],
          closed: true,
          fill: 'yellow',
        },
        {
          kind: 'line',
          points: [
            [130, 160],
            [218, 160],
            [130, 94],
          ],
          closed: true,
          fill: 'white',
          thick: true,
        },
        {
          kind: 'angle',
          vertex: [130, 160],
          arms: [
            [218, 160],
            [130, 94],
          ],
        },
        { kind: 'text', at: [174, 204], text: '16' },
        { kind: 'text', at: [97, 127], text: '9' },
        { kind: 'text', at: [207, 83], text: '25' },
        { kind: 'text', at: [170, 148], text: '4' },
        { kind: 'text', at: [141, 128], text: '3' },
      ],
    },
  },
  {
    alt: 'A large square of side a + b. In each of its corners lies a copy of a right-angled triangle with the sides a and b. What stays free in the middle is a tilted square with the side c.',
    caption:
      'Four triangles leave c² free in the middle; pushed together in pairs, they would leave a² and b².',
    draw: {
      kind: 'shapes',
      height: 214,
      shapes: [
        {
          kind: 'line',
          points: [
            [80, 12],
            [260, 12],
            [260, 192],
            [80, 192],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [140, 12],
            [260, 72],
            [200, 192],
            [80, 132],
          ],
          closed: true,
          fill: 'yellow',
        },
        { kind: 'text', at: [170, 102], text: 'c²' },
        { kind: 'text', at: [206, 58], text: 'c' },
        { kind: 'text', at: [110, 24], text: 'a' },
        { kind: 'text', at: [200, 24], text: 'b' },
        { kind: 'text', at: [248, 42], text: 'a' },
        { kind: 'text', at: [248, 132], text: 'b' },
        { kind: 'text', at: [230, 180], text: 'a' },
        { kind: 'text', at: [140, 180], text: 'b' },
        { kind: 'text', at: [92, 162], text: 'a' },
        { kind: 'text', at: [92, 72], text: 'b' },
      ],
    },
  },
];
