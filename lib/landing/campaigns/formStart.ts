import { type BranchRecord, type CitySlug, getCity } from '@/data/places/places';
import type { PageStart } from '@/lib/enquiry/place';
import { formBranchesOf, getBranch } from '@/lib/schools/directory/branches';
import { enquiryBranchOf } from '@/lib/schools/directory/nearby';

/** The branch that takes the enquiries of a city, or of one of its branches; the form lists it. */
export const takerOf = (city: CitySlug, branch?: BranchRecord): BranchRecord | null => {
  const standIn = getCity(city).enquiryBranch;
  if (standIn !== undefined) return getBranch(standIn);
  return branch ? enquiryBranchOf(branch) : (formBranchesOf(city).at(0) ?? null);
};

/** The form of a branch is set to whoever takes its enquiries; it lists the classes of the branch first. */
export const startAtBranch = (
  taker: BranchRecord | null,
  branch: BranchRecord | null = taker,
): PageStart | null =>
  taker && {
    branchId: taker.id,
    ...(branch && branch.id !== taker.id && { standsInFor: branch.id }),
  };

/** The form of a city is set to the city; where a branch elsewhere takes its enquiries, to that one. */
export const startAtCity = (city: CitySlug): PageStart | null => {
  const taker = takerOf(city);
  return taker?.city === city ? { city } : startAtBranch(taker);
};
