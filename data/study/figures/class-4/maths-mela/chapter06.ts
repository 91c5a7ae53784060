import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_6: readonly Figure[] = [
  {
    alt: 'A ruler of 12 cm. A caterpillar lies above it from the mark 2 cm to the mark 9 cm.',
    caption:
      'It begins at 2, not at 0, so it is 9 − 2 = 7 cm long: count the steps between the marks.',
    draw: { kind: 'ruler', length: 12, things: [{ from: 2, to: 9, label: 'caterpillar' }] },
  },
  {
    alt: 'A bamboo along a line in six equal pieces; the five cuts between them are numbered from 1 to 5.',
    caption: 'Six pieces need only five cuts: there is one gap less than there are pieces.',
    draw: {
      kind: 'numberLine',
      from: 0,
      to: 6,
      step: 1,
      shaded: [{ from: 0, to: 6 }],
      write: { 0: null, 6: null, 1: 'cut 1', 2: 'cut 2', 3: 'cut 3', 4: 'cut 4', 5: 'cut 5' },
    },
  },
];
