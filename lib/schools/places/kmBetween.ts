import type { Position } from '@/data/places/place';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two positions along the surface of the earth (haversine). */
export const kmBetween = (one: Position, other: Position): number => {
  const north = radians(other[0] - one[0]);
  const east = radians(other[1] - one[1]);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(east / 2) ** 2;
  // Rounding may carry the chord of two opposite points a hair past 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
};
