import type { CityFeatures } from './feature';

/** Read off public maps. */
export const bhopalFeatures: CityFeatures = [
  {
    kind: 'lake',
    name: 'Upper Lake',
    points: [
      [23.258, 77.398],
      [23.248, 77.4],
      [23.236, 77.385],
      [23.226, 77.36],
      [23.23, 77.33],
      [23.243, 77.3],
      [23.255, 77.32],
      [23.25, 77.345],
      [23.263, 77.37],
    ],
  },
  {
    kind: 'lake',
    name: 'Lower Lake',
    points: [
      [23.254, 77.405],
      [23.252, 77.414],
      [23.246, 77.413],
      [23.247, 77.405],
    ],
  },
  {
    kind: 'lake',
    name: 'Kaliasot',
    points: [
      [23.204, 77.402],
      [23.202, 77.413],
      [23.193, 77.412],
      [23.194, 77.402],
    ],
  },
  {
    kind: 'road',
    name: 'Hoshangabad Road',
    points: [
      [23.233, 77.433],
      [23.22, 77.441],
      [23.185, 77.462],
      [23.166, 77.476],
      [23.13, 77.495],
      [23.08, 77.52],
    ],
  },
];
