import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'A table of places in base 5, worth twenty-five, five and one. The digits 1, 1 and 3 stand in them.',
    caption:
      'Written 113 with base 5, this is 25 + 5 + 3 = 33; every place is worth five of its right neighbour.',
    draw: {
      kind: 'table',
      heads: 'row',
      rows: [
        ['25', '5', '1'],
        ['1', '1', '3'],
      ],
    },
  },
  {
    alt: 'A line of time from top to bottom: first notches on bones, one for each thing; then Egyptian signs for 1, 10, 100 and so on; then places counted in sixties in Mesopotamia; in 628 CE Brahmagupta’s rules for zero; later ten digits travel from India through Arab scholars to Europe.',
    caption: 'Grouping, place, and a sign for nothing: each idea made the one before it stronger.',
    draw: {
      kind: 'timeline',
      events: [
        { when: 'first', text: 'notches, one for each thing' },
        { when: 'then', text: 'signs for 1, 10, 100 in Egypt' },
        { when: 'then', text: 'places in sixties in Mesopotamia' },
        { when: '628 CE', text: 'Brahmagupta gives rules for zero' },
        { when: 'later', text: 'ten digits travel from India to Europe' },
      ],
    },
  },
];
