import type { Position } from '@/data/places/place';

/**
 * Between Jammu & Kashmir and Ladakh since 2019, along the watershed to about ten kilometres, which is
 * two points of the map: from the pass of Babusar by Kamri, Zoji La and Nun Kun to Himachal Pradesh.
 * The drawing is older than the border.
 */
export const LADAKH_BORDER: readonly Position[] = [
  [35.13, 74.04],
  [35.03, 74.42],
  [34.83, 74.85],
  [34.88, 75.1],
  [34.6, 75.3],
  [34.28, 75.48],
  [34.08, 75.72],
  [33.95, 76.0],
  [33.6, 76.25],
  [33.42, 76.47],
  [33.2, 76.72],
];
