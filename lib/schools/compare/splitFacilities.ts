import { FACILITIES, type Facility } from '@/data/places/records/facilities';
import type { BranchDetails } from '@/data/places/records/record';

type Listed = BranchDetails['facilities'];

/** The facilities of one branch by name, apart by who else in the table has them. */
export type SplitFacilities = {
  only: string[];
  /** What some of the others have too, not all. */
  also: string[];
  everywhere: string[];
  /** All of its own, where there is nothing to compare them with. */
  unsorted: string[];
};

const NONE: SplitFacilities = { only: [], also: [], everywhere: [], unsorted: [] };

/** Sets apart what only this branch has; null where its record does not tell. */
export const splitFacilities = (own: Listed, others: readonly Listed[]): SplitFacilities | null => {
  if (!own) return null;
  const known = others.filter((listed) => listed !== undefined);
  // Where one of the others does not tell, nobody knows what only this one has.
  if (known.length === 0 || known.length < others.length) {
    return { ...NONE, unsorted: namesOf(own) };
  }
  const countOf = (id: Facility) => known.filter((listed) => listed.includes(id)).length;
  return {
    ...NONE,
    only: namesOf(own.filter((id) => countOf(id) === 0)),
    also: namesOf(own.filter((id) => countOf(id) > 0 && countOf(id) < known.length)),
    everywhere: namesOf(own.filter((id) => countOf(id) === known.length)),
  };
};

// In one order for all branches, whatever the order of their records.
const namesOf = (ids: readonly Facility[]): string[] =>
  Object.entries(FACILITIES)
    .filter(([id]) => ids.some((own) => own === id))
    .map(([, name]) => name);
