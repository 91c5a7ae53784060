import { SURROUNDINGS, type Surroundings } from '@/data/surroundings/surroundings';

const BY_ID: ReadonlyMap<number, Surroundings> = new Map(
  Object.entries(SURROUNDINGS).map(([id, surroundings]) => [Number(id), surroundings]),
);

/**
 * What lies around a branch. Throws when the branch has none, which the types of `data/` rule out.
 */
export const getSurroundings = (branchId: number): Surroundings => {
  const surroundings = BY_ID.get(branchId);
  if (!surroundings) throw new Error(`No surroundings for branch ${branchId}`);
  return surroundings;
};
