import { type BranchRecord, CITIES } from '@/data/places/places';
import { branchTitle } from '@/lib/schools/directory/branches';

/** `OIS Jalahalli, Bangalore`; the city only once where the name has it already. */
export const titleWithCity = (branch: BranchRecord): string => {
  const city = CITIES[branch.city].displayName;
  const title = branchTitle(branch);
  return title.includes(city) ? title : `${title}, ${city}`;
};
