import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Two number lines. The first runs from 8 to 9 in tenths, with the part from 8.4 to 8.5 shaded. The second shows this part enlarged, in hundredths, with a point at 8.42.',
    caption: 'Cut each tenth into ten: 8.42 is two hundredths beyond 8.4.',
    draw: {
      kind: 'panels',
      panels: [
        {
          draw: { kind: 'numberLine', from: 8, to: 9, step: 0.1, shaded: [{ from: 8.4, to: 8.5 }] },
        },
        {
          draw: {
            kind: 'numberLine',
            from: 8.4,
            to: 8.5,
            step: 0.05,
            parts: 5,
            write: { 8.4: '8.40', 8.5: '8.50' },
            points: [{ at: 8.42, label: '8.42' }],
          },
        },
      ],
    },
  },
  {
    alt: 'Two bars of the same length. The first is cut into ten tenths, 7 of them shaded; the second into twenty parts, 13 of them shaded, which is 0.65. The shaded part of the first is longer.',
    caption:
      'Seven tenths are seventy hundredths: 0.7 is longer than 0.65, though it has fewer digits.',
    draw: {
      kind: 'fractionBars',
      bars: [
        { parts: 10, shaded: 7, label: '0.7' },
        { parts: 20, shaded: 13, label: '0.65' },
      ],
    },
  },
];
