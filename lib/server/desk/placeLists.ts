import { GRADES } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import type { PlaceLists } from '@/lib/desk/lists';
import { branchTitle } from '@/lib/schools/directory/branches';

/** These branches with their cities, and all classes, to choose from. Null: every branch. */
export const placeLists = (branches: readonly number[] | null): PlaceLists => {
  const own = BRANCH_LIST.filter(({ id }) => branches === null || branches.includes(id));
  return {
    cities: CITY_LIST.filter(({ slug }) => own.some(({ city }) => city === slug)).map(
      ({ slug, displayName }) => ({ value: slug, label: displayName }),
    ),
    branches: own.map((branch) => ({
      value: String(branch.id),
      label: branchTitle(branch),
      city: branch.city,
    })),
    grades: GRADES.map(({ id, name }) => ({ value: String(id), label: name })),
  };
};
