import { listWords } from '@/data/copy/listWords';
import { BRANCH_LIST, CITIES } from '@/data/places/places';
import { SCHOOL } from '@/data/school';

/** The other name under which branches of the group teach: how many, and in which states. */
export type SecondBrand = { name: string; count: number; states: string };

/** Null where all branches carry the name of the school. */
export const findSecondBrand = (): SecondBrand | null => {
  const [, second] = Object.entries(SCHOOL.brands);
  if (!second) return null;
  const [prefix, name] = second;
  const branches = BRANCH_LIST.filter(({ brand }) => brand === prefix);
  const states = new Set(branches.map(({ city }) => CITIES[city].state));
  return branches.length === 0
    ? null
    : { name, count: branches.length, states: listWords([...states]) };
};
