import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_13: readonly Figure[] = [
  {
    alt: 'A dot plot of the goals of a team: four dots over 0, six over 1, three over 2 and two over 3.',
    caption:
      'One dot for each match: you see at a glance that 1 goal is the most usual, and that nothing lies above 3.',
    draw: {
      kind: 'shapes',
      height: 156,
      shapes: [
        {
          kind: 'line',
          points: [
            [60, 120],
            [290, 120],
          ],
        },
        ...[4, 6, 3, 2].flatMap((count, goals) =>
          Array.from({ length: count }, (_, at) => ({
            kind: 'dot' as const,
            at: [85 + goals * 60, 110 - at * 16] as const,
            radius: 6,
            tone: 'accent' as const,
          })),
        ),
        ...[0, 1, 2, 3].map((goals) => ({
          kind: 'text' as const,
          at: [85 + goals * 60, 134] as const,
          text: String(goals),
        })),
        { kind: 'text', at: [310, 148], text: 'goals' },
      ],
    },
  },
  {
    alt: 'A beam marked from 4 to 9 with equal weights at 4, 5, 6 and 9. It balances on a support at 6.',
    caption: 'The mean balances: 4 and 5 pull with 2 + 1 on the left, 9 pulls with 3 on the right.',
    draw: {
      kind: 'lever',
      length: 5,
      support: 2,
      loads: [
        { at: 0, label: '4' },
        { at: 1, label: '5' },
        { at: 2, label: '6' },
        { at: 5, label: '9' },
      ],
      spans: [
        { from: 0, to: 2, label: '2' },
        { from: 2, to: 5, label: '3' },
      ],
    },
  },
];
