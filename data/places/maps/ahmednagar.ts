import type { CityFeatures } from './feature';

/** Read off public maps. */
export const ahmednagarFeatures: CityFeatures = [
  {
    kind: 'stream',
    name: 'Sina',
    points: [
      [19.19, 74.7],
      [19.15, 74.712],
      [19.12, 74.722],
      [19.095, 74.727],
      [19.07, 74.74],
      [19.03, 74.76],
    ],
  },
  {
    kind: 'road',
    name: 'Manmad Road',
    points: [
      [19.03, 74.76],
      [19.075, 74.745],
      [19.095, 74.742],
      [19.105, 74.737],
      [19.122, 74.731],
      [19.16, 74.705],
      [19.22, 74.68],
    ],
  },
];
