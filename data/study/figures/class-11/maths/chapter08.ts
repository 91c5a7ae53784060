import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_8: readonly Figure[] = [
  {
    alt: 'A half circle over a diameter made of two pieces, a = 2 and b = 8. Its radius is 5. From the point where the pieces meet, a line goes straight up to the half circle; it is 4 long.',
    caption:
      'The radius is the arithmetic mean, 5, the upright line the geometric mean, √(2 × 8) = 4: never the longer one.',
    draw: {
      kind: 'shapes',
      height: 186,
      shapes: [
        { kind: 'arc', center: [170, 150], radius: 130, from: 0, to: 180, thick: true },
        {
          kind: 'line',
          points: [
            [40, 150],
            [300, 150],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [92, 150],
            [92, 46],
          ],
          thick: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [170, 150],
            [170, 20],
          ],
          tone: 'accent',
          thick: true,
        },
        {
          kind: 'angle',
          vertex: [92, 150],
          arms: [
            [170, 150],
            [92, 46],
          ],
        },
        {
          kind: 'line',
          points: [
            [40, 166],
            [92, 166],
          ],
          arrow: 'both',
          tone: 'quiet',
        },
        {
          kind: 'line',
          points: [
            [92, 166],
            [300, 166],
          ],
          arrow: 'both',
          tone: 'quiet',
        },
        { kind: 'text', at: [66, 178], text: '2' },
        { kind: 'text', at: [196, 178], text: '8' },
        { kind: 'text', at: [106, 100], text: '4', tone: 'second' },
        { kind: 'text', at: [184, 90], text: '5', tone: 'accent' },
      ],
    },
  },
];
