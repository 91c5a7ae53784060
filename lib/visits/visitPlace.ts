import { CITIES } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { SCHOOL } from '@/data/school';
import { branchDisplayName, getBranch } from '@/lib/schools/directory/branches';

/** `Opaline International School, Dwarka`. */
export const visitName = (branchId: number): string => {
  const branch = getBranch(branchId);
  return branch ? `${SCHOOL.brands[branch.brand]}, ${branchDisplayName(branch)}` : SCHOOL.name;
};

/** The same with street, city and PIN code, as far as they are known. Large: for the server. */
export const visitAddress = (branchId: number): string => {
  const branch = getBranch(branchId);
  if (branch === null) return SCHOOL.name;
  const { street, pin } = getDetails(branchId).address ?? {};
  const city = [CITIES[branch.city].displayName, pin].filter(Boolean).join(' ');
  return [visitName(branchId), street, city].filter(Boolean).join(', ');
};
