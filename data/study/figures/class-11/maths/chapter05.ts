import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Two number lines from −5 to 5. On the first everything to the right of −3 is shaded, with an open circle at −3. On the second everything from −2 to 4 is shaded, with a filled point at −2 and an open circle at 4.',
    caption:
      'Above, x > −3 leaves the end out; below, −2 ≤ x < 4 takes in one end and leaves the other.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'x > −3',
          draw: {
            kind: 'numberLine',
            from: -5,
            to: 5,
            step: 1,
            shaded: [{ from: -3, to: 5 }],
            points: [{ at: -3, open: true }],
          },
        },
        {
          title: '−2 ≤ x < 4',
          draw: {
            kind: 'numberLine',
            from: -5,
            to: 5,
            step: 1,
            shaded: [{ from: -2, to: 4 }],
            points: [{ at: -2 }, { at: 4, open: true }],
          },
        },
      ],
    },
  },
];
