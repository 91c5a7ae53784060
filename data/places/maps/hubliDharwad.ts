import type { CityFeatures } from './feature';

/** Read off public maps. */
export const hubliDharwadFeatures: CityFeatures = [
  {
    kind: 'lake',
    name: 'Kelgeri Lake',
    points: [
      [15.465, 74.97],
      [15.464, 74.978],
      [15.457, 74.978],
      [15.458, 74.97],
    ],
  },
  {
    kind: 'lake',
    name: 'Unkal Lake',
    points: [
      [15.38, 75.111],
      [15.379, 75.12],
      [15.371, 75.12],
      [15.37, 75.111],
    ],
  },
  {
    kind: 'road',
    name: 'PB Road',
    points: [
      [15.53, 74.95],
      [15.49, 74.985],
      [15.46, 75.008],
      [15.435, 75.03],
      [15.4, 75.075],
      [15.375, 75.112],
      [15.35, 75.137],
    ],
  },
];
