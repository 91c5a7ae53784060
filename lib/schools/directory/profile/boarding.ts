import { BOARDING_LIFE, type BoardingLife } from '@/data/content/boardingLife';
import { byBranchId } from '@/data/places/byBranchId';
import { gradeName } from '@/lib/schools/directory/gradeName';

/** Life at a campus with boarding, with the name of the first grade that boards. */
export type Boarding = Omit<BoardingLife, 'from'> & { from: string };

const BY_ID = byBranchId<BoardingLife>(BOARDING_LIFE);

/** Life at a branch with boarding; null elsewhere. */
export const boardingOf = (branchId: number): Boarding | null => {
  const life = BY_ID.get(branchId);
  return life ? { ...life, from: gradeName(life.from) } : null;
};
