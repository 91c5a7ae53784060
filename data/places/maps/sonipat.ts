import type { CityFeatures } from './feature';

/** Read off public maps. */
export const sonipatFeatures: CityFeatures = [
  {
    kind: 'river',
    name: 'Yamuna',
    points: [
      [29.15, 77.13],
      [29.05, 77.16],
      [28.95, 77.2],
      [28.88, 77.21],
      [28.8, 77.213],
      [28.74, 77.225],
    ],
  },
  {
    kind: 'road',
    name: 'NH 44',
    points: [
      [29.12, 77.03],
      [29.03, 77.073],
      [28.95, 77.088],
      [28.93, 77.094],
      [28.875, 77.12],
      [28.85, 77.135],
      [28.77, 77.155],
    ],
  },
  {
    kind: 'road',
    name: 'Murthal Road',
    points: [
      [28.995, 77.02],
      [29.015, 77.05],
      [29.03, 77.073],
    ],
  },
];
