import { BRANCH_LOCATIONS } from '@/data/branchLocations';

const LOCATIONS: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries(BRANCH_LOCATIONS).map(([id, location]) => [Number(id), location]),
);

const KM_PER_DEGREE = 111.2;

/**
 * Kilometres between two branches in a straight line, good to about two; infinite where one of
 * them has no known place. For ordering, not for showing.
 */
export const distanceBetween = (oneId: number, otherId: number): number => {
  const one = LOCATIONS.get(oneId);
  const other = LOCATIONS.get(otherId);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const [latitude, longitude] = one;
  const north = other[0] - latitude;
  const east = (other[1] - longitude) * Math.cos((latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(north, east);
};
