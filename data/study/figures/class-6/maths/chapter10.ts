import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'A number line from −5 to 5. A jump to the right of 6 leads from −2 to 4.',
    caption: 'From floor −2 the lift goes up 6 floors and counts floor 0 as well: it stops at 4.',
    draw: {
      kind: 'numberLine',
      from: -5,
      to: 5,
      step: 1,
      jumps: [{ from: -2, to: 4, label: '+6' }],
    },
  },
  {
    alt: 'Two thermometers with a scale from −10 to 10 degrees. One stands at −8, the other at −3, which is higher.',
    caption:
      'Eight is more than three, but −8 is colder: of two integers the one further up, or further right, is greater.',
    draw: {
      kind: 'thermometers',
      from: -10,
      to: 10,
      step: 5,
      readings: [
        { value: -8, label: '−8 °C' },
        { value: -3, label: '−3 °C' },
      ],
    },
  },
];
