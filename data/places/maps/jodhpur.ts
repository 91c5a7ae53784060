import type { CityFeatures } from './feature';

/** Read off public maps. */
export const jodhpurFeatures: CityFeatures = [
  {
    kind: 'lake',
    name: 'Kaylana Lake',
    points: [
      [26.298, 72.97],
      [26.292, 72.982],
      [26.277, 72.977],
      [26.283, 72.964],
    ],
  },
  {
    kind: 'stream',
    name: 'Jojari',
    points: [
      [26.36, 73.13],
      [26.3, 73.11],
      [26.24, 73.095],
      [26.19, 73.05],
      [26.14, 72.99],
      [26.1, 72.93],
    ],
  },
  {
    kind: 'road',
    name: 'Pal Road',
    points: [
      [26.29, 73.03],
      [26.283, 73.017],
      [26.272, 73],
      [26.262, 72.984],
      [26.237, 72.948],
      [26.2, 72.9],
    ],
  },
];
