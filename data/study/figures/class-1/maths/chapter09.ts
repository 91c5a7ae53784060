import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'A row of nine boxes repeats star, moon, moon three times; the stars are coloured.',
    caption:
      'Say it aloud from the beginning: star, moon, moon, star, moon, moon. The piece of three repeats.',
    draw: {
      kind: 'table',
      rows: [
        ['star', 'moon', 'moon'],
        ['star', 'moon', 'moon'],
        ['star', 'moon', 'moon'],
      ],
      marked: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
  },
];
