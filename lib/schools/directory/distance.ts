import { BRANCH_LIST } from '@/data/places/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';

const positionOf = (id: number) => BRANCH_LIST.find((branch) => branch.id === id)?.position;

/**
 * Kilometres between two branches in a straight line, good to about two; infinite where one of
 * them has no known place. For ordering; to show it, round it with `describeKm`.
 */
export const distanceBetween = (oneId: number, otherId: number): number => {
  const one = positionOf(oneId);
  const other = positionOf(otherId);
  return one && other ? kmBetween(one, other) : Number.POSITIVE_INFINITY;
};
