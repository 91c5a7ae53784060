import { GRADES } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord, CITY_LIST } from '@/data/places/places';
import { boardingBranches, siteBranches } from './branches';

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
    toLastGrade: count(({ to }) => to === GRADES.at(-1)?.id),
    fromFirstGrade: count(({ from }) => from === GRADES[0].id),
  };
};
