import type { CityFeatures } from './feature';

/** Read off public maps. */
export const rohtakFeatures: CityFeatures = [
  {
    kind: 'road',
    name: 'Delhi Road',
    points: [
      [28.96, 76.5],
      [28.915, 76.57],
      [28.895, 76.605],
      [28.883, 76.63],
      [28.86, 76.685],
      [28.82, 76.73],
      [28.775, 76.775],
    ],
  },
  {
    kind: 'lake',
    name: 'Tilyar Lake',
    points: [
      [28.886, 76.634],
      [28.885, 76.64],
      [28.88, 76.641],
      [28.88, 76.635],
    ],
  },
];
