import type { GradeId } from '@/data/grades';
import { type BranchRecord, type CitySlug, getCity } from '@/data/places/places';
import { formBranchesOf, getBranch } from '@/lib/schools/directory/branches';
import { enquiryBranchOf } from '@/lib/schools/directory/nearby';

/** What the lists of the form start with. */
export type FormStart = { branchId: number; gradeId: GradeId };

/** The branch that takes the enquiries of a city, or of one of its branches; the form lists it. */
export const takerOf = (city: CitySlug, branch?: BranchRecord): BranchRecord | null => {
  const standIn = getCity(city).enquiryBranch;
  if (standIn !== undefined) return getBranch(standIn);
  return branch ? enquiryBranchOf(branch) : (formBranchesOf(city).at(0) ?? null);
};

/** The form set to this branch and its first grade. */
export const startAt = (branch: BranchRecord | null): FormStart | null =>
  branch && { branchId: branch.id, gradeId: branch.from };
