import { BRANCH_LOCATIONS } from '@/data/branchLocations';
import { kmBetween } from '@/lib/places/kmBetween';

const LOCATIONS: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries(BRANCH_LOCATIONS).map(([id, location]) => [Number(id), location]),
);

/**
 * Kilometres between two branches in a straight line, good to about two; infinite where one of
 * them has no known place. For ordering, not for showing.
 */
export const distanceBetween = (oneId: number, otherId: number): number => {
  const one = LOCATIONS.get(oneId);
  const other = LOCATIONS.get(otherId);
  return one && other ? kmBetween(one, other) : Number.POSITIVE_INFINITY;
};
