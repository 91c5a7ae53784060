import type { CityFeatures } from './feature';

/** Read off public maps. */
export const nagpurFeatures: CityFeatures = [
  {
    kind: 'river',
    name: 'Nag River',
    points: [
      [21.128, 79.05],
      [21.14, 79.072],
      [21.144, 79.09],
      [21.145, 79.11],
      [21.14, 79.14],
      [21.145, 79.18],
    ],
  },
  {
    kind: 'lake',
    name: 'Ambazari Lake',
    points: [
      [21.135, 79.033],
      [21.133, 79.048],
      [21.122, 79.048],
      [21.12, 79.034],
    ],
  },
  {
    kind: 'lake',
    name: 'Gorewada Lake',
    points: [
      [21.2, 79.025],
      [21.198, 79.04],
      [21.187, 79.042],
      [21.186, 79.027],
    ],
  },
  {
    kind: 'lake',
    name: 'Futala Lake',
    points: [
      [21.157, 79.041],
      [21.155, 79.047],
      [21.15, 79.046],
      [21.15, 79.04],
    ],
  },
  {
    kind: 'lake',
    name: 'Koradi Lake',
    points: [
      [21.262, 79.085],
      [21.26, 79.1],
      [21.247, 79.098],
      [21.247, 79.084],
    ],
  },
  {
    kind: 'road',
    name: 'Koradi Road',
    points: [
      [21.15, 79.083],
      [21.17, 79.08],
      [21.188, 79.078],
      [21.215, 79.085],
      [21.24, 79.097],
      [21.29, 79.11],
    ],
  },
  {
    kind: 'road',
    name: 'Wardha Road',
    points: [
      [21.15, 79.083],
      [21.125, 79.073],
      [21.095, 79.06],
      [21.05, 79.04],
    ],
  },
  {
    kind: 'road',
    name: 'Kamptee Road',
    points: [
      [21.16, 79.085],
      [21.185, 79.11],
      [21.22, 79.16],
    ],
  },
];
