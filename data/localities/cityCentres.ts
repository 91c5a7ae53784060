import type { CitySlug } from '@/data/cities';
import type { Position } from './position';

/** The middle of each city, read off public maps; of Hubbali-Dharwad, Dharwad. */
export const CITY_CENTRES = {
  bangalore: [12.972, 77.595],
  mumbai: [19.076, 72.878],
  pune: [18.52, 73.857],
  kolkata: [22.573, 88.364],
  chennai: [13.083, 80.27],
  nagpur: [21.146, 79.088],
  gurgaon: [28.459, 77.027],
  delhi: [28.614, 77.209],
  'aurangabad-chh-sambhaji-nagar': [19.876, 75.343],
  sonipat: [28.995, 77.012],
  hyderabad: [17.385, 78.487],
  jaipur: [26.912, 75.787],
  indore: [22.72, 75.858],
  rohtak: [28.895, 76.607],
  tumkur: [13.34, 77.101],
  jodhpur: [26.239, 73.024],
  jabalpur: [23.168, 79.932],
  bhopal: [23.26, 77.413],
  ahmednagar: [19.095, 74.749],
  pali: [25.771, 73.323],
  'hubli-dharwad': [15.458, 75.008],
} as const satisfies Readonly<Record<CitySlug, Position>>;
