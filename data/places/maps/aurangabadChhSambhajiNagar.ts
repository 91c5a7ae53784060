import type { CityFeatures } from './feature';

/** Read off public maps. */
export const aurangabadChhSambhajiNagarFeatures: CityFeatures = [
  {
    kind: 'stream',
    name: 'Kham',
    points: [
      [20, 75.33],
      [19.94, 75.315],
      [19.905, 75.31],
      [19.885, 75.315],
      [19.86, 75.307],
      [19.83, 75.285],
      [19.8, 75.27],
    ],
  },
  {
    kind: 'lake',
    name: 'Salim Ali Lake',
    points: [
      [19.904, 75.339],
      [19.903, 75.344],
      [19.897, 75.344],
      [19.897, 75.338],
    ],
  },
  {
    kind: 'road',
    name: 'Beed Bypass',
    points: [
      [19.875, 75.28],
      [19.863, 75.305],
      [19.853, 75.325],
      [19.851, 75.345],
      [19.845, 75.365],
      [19.832, 75.395],
      [19.845, 75.45],
    ],
  },
  {
    kind: 'road',
    name: 'Jalna Road',
    points: [
      [19.875, 75.28],
      [19.872, 75.315],
      [19.874, 75.33],
      [19.877, 75.36],
      [19.868, 75.395],
      [19.86, 75.44],
    ],
  },
];
