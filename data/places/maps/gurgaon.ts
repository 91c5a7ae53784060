import type { CityFeatures } from './feature';

/** Read off public maps. */
export const gurgaonFeatures: CityFeatures = [
  {
    kind: 'road',
    name: 'NH 48',
    points: [
      [28.55, 77.12],
      [28.505, 77.09],
      [28.472, 77.072],
      [28.445, 77.04],
      [28.425, 77.015],
      [28.396, 76.982],
      [28.357, 76.938],
      [28.3, 76.9],
    ],
  },
  {
    kind: 'road',
    name: 'Sohna Road',
    points: [
      [28.445, 77.037],
      [28.428, 77.039],
      [28.393, 77.047],
      [28.355, 77.062],
      [28.25, 77.07],
    ],
  },
  {
    kind: 'road',
    name: 'Dwarka Expressway',
    points: [
      [28.57, 77.04],
      [28.53, 77.012],
      [28.475, 76.982],
      [28.41, 76.966],
      [28.396, 76.982],
    ],
  },
  {
    kind: 'road',
    name: 'Golf Course Road',
    points: [
      [28.482, 77.093],
      [28.46, 77.1],
      [28.44, 77.104],
      [28.425, 77.105],
    ],
  },
];
