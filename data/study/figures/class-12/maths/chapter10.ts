import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'Two vectors from the origin, a to (4, 1) and b to (1, 3), as arrows. Dashed lines complete the parallelogram, and its diagonal is the arrow a + b to (5, 4).',
    caption: 'Add the components: (4, 1) + (1, 3) = (5, 4), the diagonal of the parallelogram.',
    draw: {
      kind: 'graph',
      x: [0, 6],
      y: [0, 5],
      stepX: 1,
      stepY: 1,
      equal: true,
      lines: [
        {
          points: [
            [0, 0],
            [4, 1],
          ],
          arrow: 'end',
          tone: 'accent',
        },
        {
          points: [
            [0, 0],
            [1, 3],
          ],
          arrow: 'end',
          tone: 'accent',
        },
        {
          points: [
            [4, 1],
            [5, 4],
            [1, 3],
          ],
          dashed: true,
          tone: 'ink',
        },
        {
          points: [
            [0, 0],
            [5, 4],
          ],
          arrow: 'end',
        },
      ],
      texts: [
        { at: [2.7, 0.35], text: 'a', tone: 'accent' },
        { at: [0.3, 1.8], text: 'b', tone: 'accent' },
        { at: [3.3, 3.2], text: 'a + b', tone: 'second' },
      ],
    },
  },
  {
    alt: 'A vector a from O to (3, 4) and a vector b from O along the level axis to (6, 0). A dashed line from the tip of a meets b at a right angle in (3, 0); the part from O to there is the projection, 3 long.',
    caption:
      'The projection of a on b is a · b ÷ |b| = 18 ÷ 6 = 3, divided by the length of the vector onto which it falls.',
    draw: {
      kind: 'graph',
      x: [0, 7],
      y: [0, 5],
      stepX: 1,
      stepY: 1,
      equal: true,
      lines: [
        {
          points: [
            [0, 0],
            [6, 0],
          ],
          arrow: 'end',
        },
        {
          points: [
            [0, 0],
            [3, 4],
          ],
          arrow: 'end',
          tone: 'accent',
        },
        {
          points: [
            [3, 4],
            [3, 0],
          ],
          dashed: true,
          tone: 'ink',
        },
      ],
      texts: [
        { at: [1.2, 2.2], text: 'a', tone: 'accent' },
        { at: [5.2, 0.4], text: 'b', tone: 'second' },
        { at: [1.6, 0.4], text: '3', tone: 'ink' },
      ],
    },
  },
];
