import { BOARDING_LIFE, type BoardingLife } from '@/data/content/boardingLife';
import { gradeName } from '@/lib/schools/directory/gradeName';

/** Life at a campus with boarding, with the name of the first grade that boards. */
export type Boarding = Omit<BoardingLife, 'from'> & { from: string };

const BY_ID: ReadonlyMap<number, BoardingLife> = new Map(
  Object.entries(BOARDING_LIFE).map(([id, life]) => [Number(id), life]),
);

/** Life at a branch with boarding; null elsewhere. */
export const boardingOf = (branchId: number): Boarding | null => {
  const life = BY_ID.get(branchId);
  return life ? { ...life, from: gradeName(life.from) } : null;
};
