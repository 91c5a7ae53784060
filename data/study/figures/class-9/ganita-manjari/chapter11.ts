import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_11: readonly Figure[] = [
  {
    alt: 'Euclid for 91 and 35, in four boxes one below the other: 91 is 2 times 35 plus 21; 35 is 1 times 21 plus 14; 21 is 1 times 14 plus 7; 14 is 2 times 7 plus 0. The last divisor, 7, is the HCF.',
    caption:
      'The smaller number and the remainder go on to the next line, until the remainder is 0: the HCF is 7.',
    draw: {
      kind: 'steps',
      steps: [
        { text: '91 = 2 × 35 + 21' },
        { text: '35 = 1 × 21 + 14' },
        { text: '21 = 1 × 14 + 7' },
        { text: '14 = 2 × 7 + 0' },
        { text: 'HCF = 7', fill: 'yellow' },
      ],
    },
  },
  {
    alt: 'A rectangle of 30 by 12 units is filled with squares, always the largest that fits: two squares of side 12, and in the strip of 6 by 12 that is left two squares of side 6. Nothing remains.',
    caption:
      'Euclid as a picture: the last square that fills the rectangle has the HCF of 30 and 12 as its side, 6.',
    draw: {
      kind: 'shapes',
      height: 166,
      shapes: [
        {
          kind: 'line',
          points: [
            [30, 12],
            [138, 12],
            [138, 120],
            [30, 120],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [138, 12],
            [246, 12],
            [246, 120],
            [138, 120],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [246, 12],
            [300, 12],
            [300, 66],
            [246, 66],
          ],
          closed: true,
          fill: 'yellow',
        },
        {
          kind: 'line',
          points: [
            [246, 66],
            [300, 66],
            [300, 120],
            [246, 120],
          ],
          closed: true,
          fill: 'yellow',
        },
        { kind: 'text', at: [84, 66], text: '12 × 12' },
        { kind: 'text', at: [192, 66], text: '12 × 12' },
        { kind: 'text', at: [273, 39], text: '6 × 6' },
        { kind: 'text', at: [273, 93], text: '6 × 6' },
        {
          kind: 'line',
          points: [
            [30, 134],
            [300, 134],
          ],
          arrow: 'both',
          tone: 'quiet',
        },
        { kind: 'text', at: [165, 149], text: '30' },
        { kind: 'text', at: [320, 66], text: '12' },
      ],
    },
  },
];
