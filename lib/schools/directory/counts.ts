import { GRADES, type GradeId } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord, CITY_LIST, type CitySlug } from '@/data/places/places';
import { boardingBranches, siteBranches, siteBranchesOf, teachesGrade } from './branches';

export type DirectoryCounts = {
  branches: number;
  cities: number;
  /** Branches with a page on the site. */
  onSite: number;
  cbse: number;
  icse: number;
  boarding: number;
  /** Branches that teach up to Grade 12. */
  toLastGrade: number;
  /** Branches that take children from Pre-Nursery. */
  fromFirstGrade: number;
};

const LAST_GRADE = 23 satisfies GradeId;

/** How many branches of the whole directory teach a grade. */
export const countTeaching = (grade: GradeId): number =>
  BRANCH_LIST.filter((branch) => teachesGrade(branch, grade)).length;

/** How many branches a city has, with and without a page. */
export const countBranchesOf = (city: CitySlug): number =>
  BRANCH_LIST.filter((branch) => branch.city === city).length;

/** `10 branches`; `30 branches, 27 with a page here`. */
export const branchCountLabel = (city: CitySlug): string => {
  const all = countBranchesOf(city);
  const { length: onSite } = siteBranchesOf(city);
  const label = all === 1 ? '1 branch' : `${all} branches`;
  return onSite < all ? `${label}, ${onSite} with a page here` : label;
};

/** The numbers that the site states about itself, counted from the directory. */
export const countDirectory = (): DirectoryCounts => {
  const count = (isCounted: (branch: BranchRecord) => boolean) =>
    BRANCH_LIST.filter(isCounted).length;
  return {
    branches: BRANCH_LIST.length,
    cities: CITY_LIST.length,
    onSite: siteBranches().length,
    cbse: count(({ board }) => board === 'CBSE'),
    icse: count(({ board }) => board === 'ICSE'),
    boarding: boardingBranches().length,
    toLastGrade: countTeaching(LAST_GRADE),
    fromFirstGrade: countTeaching(GRADES[0].id),
  };
};
