import type { CityFeatures } from './feature';

/** Read off public maps. */
export const jaipurFeatures: CityFeatures = [
  {
    kind: 'stream',
    name: 'Dravyavati',
    points: [
      [26.96, 75.77],
      [26.925, 75.762],
      [26.9, 75.768],
      [26.875, 75.778],
      [26.85, 75.785],
      [26.82, 75.785],
      [26.78, 75.8],
      [26.7, 75.83],
    ],
  },
  {
    kind: 'lake',
    name: 'Man Sagar',
    points: [
      [26.963, 75.84],
      [26.961, 75.85],
      [26.951, 75.852],
      [26.95, 75.841],
    ],
  },
  {
    kind: 'road',
    name: 'Ajmer Road',
    points: [
      [26.915, 75.79],
      [26.903, 75.765],
      [26.885, 75.735],
      [26.868, 75.692],
      [26.848, 75.65],
      [26.82, 75.58],
    ],
  },
  {
    kind: 'road',
    name: 'Tonk Road',
    points: [
      [26.915, 75.79],
      [26.905, 75.8],
      [26.87, 75.803],
      [26.82, 75.797],
      [26.77, 75.82],
      [26.7, 75.85],
    ],
  },
];
