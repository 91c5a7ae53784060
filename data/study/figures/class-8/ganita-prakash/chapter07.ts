import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Three frames. The first is 3 wide and 2 high. The second is 6 wide and 4 high, with the same diagonal direction. The third is 6 wide and only 3 high.',
    caption:
      '3 : 2 and 6 : 4 are one shape in two sizes; 6 : 3 would squash every face in the photo.',
    draw: {
      kind: 'shapes',
      height: 140,
      shapes: [
        {
          kind: 'line',
          points: [
            [8, 64],
            [68, 64],
            [68, 104],
            [8, 104],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [8, 104],
            [68, 64],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [80, 24],
            [200, 24],
            [200, 104],
            [80, 104],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [80, 104],
            [200, 24],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [212, 44],
            [332, 44],
            [332, 104],
            [212, 104],
          ],
          closed: true,
          fill: 'pink',
        },
        {
          kind: 'line',
          points: [
            [212, 104],
            [332, 44],
          ],
          dashed: true,
          tone: 'second',
        },
        { kind: 'text', at: [38, 120], text: '3 : 2' },
        { kind: 'text', at: [140, 120], text: '6 : 4' },
        { kind: 'text', at: [272, 120], text: '6 : 3' },
      ],
    },
  },
  {
    alt: 'A bar of nine equal parts, four in one colour and five in another: a sum shared in the ratio 4 : 5.',
    caption:
      'The ratio 4 : 5 makes nine parts, not five: find one part first, then take four of them and five of them.',
    draw: { kind: 'fractionBars', bars: [{ parts: 9, shaded: 4, second: 5, label: '4 : 5' }] },
  },
];
