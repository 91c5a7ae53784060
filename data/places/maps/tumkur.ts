import type { CityFeatures } from './feature';

/** Read off public maps. */
export const tumkurFeatures: CityFeatures = [
  {
    kind: 'lake',
    name: 'Amanikere',
    points: [
      [13.356, 77.107],
      [13.353, 77.118],
      [13.343, 77.118],
      [13.346, 77.107],
    ],
  },
  {
    kind: 'road',
    name: 'NH 48',
    points: [
      [13.4, 77.04],
      [13.36, 77.085],
      [13.343, 77.103],
      [13.333, 77.117],
      [13.317, 77.14],
      [13.27, 77.19],
      [13.23, 77.25],
    ],
  },
  {
    kind: 'road',
    name: 'BH Road',
    points: [
      [13.32, 77.14],
      [13.333, 77.118],
      [13.34, 77.1],
      [13.345, 77.09],
    ],
  },
];
