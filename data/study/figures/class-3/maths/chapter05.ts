import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Four flat shapes: a triangle with 3 sides, a square with 4 equal sides, a rectangle with two long and two short sides, and a circle with one curved line.',
    caption: 'Ask about sides and corners: 3, 4 and 4, and the circle has none.',
    draw: {
      kind: 'shapes',
      height: 116,
      shapes: [
        {
          kind: 'line',
          points: [
            [12, 84],
            [76, 84],
            [44, 24],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [96, 24],
            [156, 24],
            [156, 84],
            [96, 84],
          ],
          closed: true,
          fill: 'yellow',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [172, 40],
            [256, 40],
            [256, 84],
            [172, 84],
          ],
          closed: true,
          fill: 'pink',
          thick: true,
        },
        { kind: 'ellipse', center: [302, 54], radius: 30, fill: 'green', thick: true },
        { kind: 'text', at: [44, 102], text: 'triangle' },
        { kind: 'text', at: [126, 102], text: 'square' },
        { kind: 'text', at: [214, 102], text: 'rectangle' },
        { kind: 'text', at: [302, 102], text: 'circle' },
      ],
    },
  },
  {
    alt: 'Two equal squares. One lies on its side, the other stands on its tip.',
    caption:
      'Turn your head: the one on its tip is a square still, nothing but its place has changed.',
    draw: {
      kind: 'shapes',
      height: 130,
      shapes: [
        {
          kind: 'line',
          points: [
            [50, 30],
            [120, 30],
            [120, 100],
            [50, 100],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [240, 65 - 35 * Math.SQRT2],
            [240 + 35 * Math.SQRT2, 65],
            [240, 65 + 35 * Math.SQRT2],
            [240 - 35 * Math.SQRT2, 65],
          ],
          closed: true,
          fill: 'tint',
          thick: true,
        },
      ],
    },
  },
];
