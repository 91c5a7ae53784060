import type { Grade } from '@/data/grades';
import type { Position } from '@/data/places/place';
import { type BranchRecord, CITIES } from '@/data/places/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import type { FinderPlaces } from './finderPlaces';
import { branchesWithinReach, byDistance, teaching } from './nearestBranches';
import { CLOSENESS, type Closeness, type FinderPlace } from './places';

export type FoundBranch = {
  branch: BranchRecord;
  /** From the place; null where only the branch names the place, and no map of ours has it. */
  km: number | null;
  closeness: Closeness;
};

type PlacePosition = {
  from: Position;
  /** Whether it is the place itself; else it is the branch that names it. */
  isExact: boolean;
};

const closestFirst = (place: FinderPlace): FinderPlace['branches'] =>
  [...place.branches].sort(
    (a, b) =>
      CLOSENESS.indexOf(a.closeness) - CLOSENESS.indexOf(b.closeness) || a.position - b.position,
  );

/** Where a place lies, as far as it is known. */
export const positionOf = (
  place: FinderPlace,
  { localities }: Pick<FinderPlaces, 'localities'>,
): PlacePosition => {
  const { centre } = CITIES[place.city];
  if (place.isCity) return { from: centre, isExact: true };
  const mapped = localities[place.city]?.[place.name];
  if (mapped) return { from: mapped, isExact: true };
  const [closest] = closestFirst(place);
  return {
    from: closest?.branch.position ?? centre,
    isExact: closest !== undefined && closest.closeness !== 'serves',
  };
};

/**
 * The branches for a place, the nearest first: of a whole city its own, of a locality all within
 * daily reach. A branch that names a place which is on no map of ours comes first.
 */
export const rankBranches = (
  place: FinderPlace,
  grade: Grade | null,
  known: Pick<FinderPlaces, 'localities'>,
): FoundBranch[] => {
  const { from, isExact } = positionOf(place, known);
  if (place.isCity) {
    return byDistance(siteBranchesOf(place.city), from)
      .filter(teaching(grade))
      .map((found) => ({ ...found, closeness: 'city' }));
  }
  const named = new Map(place.branches.map(({ branch, closeness }) => [branch.id, closeness]));
  const measured = branchesWithinReach(from, grade).map(({ branch, km }) => ({
    branch,
    km,
    closeness: named.get(branch.id) ?? ('city' as const),
  }));
  if (isExact) return measured;
  const naming = closestFirst(place)
    .filter(teaching(grade))
    .map(({ branch, closeness }) => ({ branch, closeness, km: null }));
  return [...naming, ...measured.filter(({ branch }) => !named.has(branch.id))];
};
