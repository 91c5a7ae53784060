import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A map on squares with north at the top. A station is in the lower left, a market two squares to the right and two up, a temple above the station at the upper left, a pond at the lower right. One way leads from the station two squares east and two north to the market.',
    caption:
      'North is at the top: from the station walk 2 squares east and 2 squares north to the market.',
    draw: {
      kind: 'map',
      columns: 4,
      rows: 4,
      grid: true,
      scale: '100 m',
      places: [
        { at: [0.5, 2.5], sign: 'station', name: 'station', side: 'below' },
        { at: [2.5, 0.5], sign: 'shop', name: 'market', side: 'right' },
        { at: [0.5, 0.5], sign: 'temple', name: 'temple', side: 'below' },
        { at: [3, 2.5], sign: 'pond', name: 'pond', side: 'below' },
      ],
      route: [
        [0.5, 2.5],
        [2.5, 2.5],
        [2.5, 0.8],
      ],
    },
  },
];
