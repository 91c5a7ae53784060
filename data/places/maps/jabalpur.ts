import type { CityFeatures } from './feature';

/** Read off public maps. */
export const jabalpurFeatures: CityFeatures = [
  {
    kind: 'river',
    name: 'Narmada',
    points: [
      [23.04, 80],
      [23.075, 79.95],
      [23.105, 79.925],
      [23.103, 79.88],
      [23.11, 79.838],
      [23.125, 79.803],
      [23.112, 79.76],
      [23.1, 79.7],
    ],
  },
  {
    kind: 'road',
    name: 'Bhedaghat Road',
    points: [
      [23.168, 79.932],
      [23.153, 79.897],
      [23.149, 79.872],
      [23.136, 79.84],
      [23.132, 79.8],
    ],
  },
];
