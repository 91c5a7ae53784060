import type { Grade } from '@/data/grades';
import type { BranchLocation } from '@/data/places/place';
import { type BranchRecord, CITIES, type City, getLocation } from '@/data/places/places';
import {
  branchDisplayName,
  branchTitle,
  formOnlyBranchesOf,
  gradesOf,
  siteBranchesOf,
} from '@/lib/schools/directory/branches';
import {
  mainBranchOf,
  nearbyBranches,
  nextBoardingBranches,
  nextBranches,
  nextGrade,
  wingOf,
} from '@/lib/schools/directory/nearby';

/** Everything that the paragraphs about one branch are composed from. */
export type BranchFacts = {
  branch: BranchRecord;
  /** `Jalahalli` */
  name: string;
  /** `OIS Jalahalli`, with the name that people know. */
  title: string;
  city: City;
  /** Branches with a page in the city, this one included. */
  cityCount: number;
  /** Branches of the city that can only be found in the enquiry form. */
  formOnlyCount: number;
  location: BranchLocation;
  first: Grade;
  last: Grade;
  next: { grade: Grade; inCity: BranchRecord[]; boarding: BranchRecord[] } | null;
  nearby: BranchRecord[];
  main: BranchRecord | null;
  wing: BranchRecord | null;
};

/** Gathers the facts of a branch with a page. For prerendering. */
export const gatherFacts = (branch: BranchRecord): BranchFacts => {
  const [first, last] = ends(branch);
  const grade = nextGrade(branch);
  return {
    branch,
    name: branchDisplayName(branch),
    title: branchTitle(branch),
    city: CITIES[branch.city],
    cityCount: siteBranchesOf(branch.city).length,
    formOnlyCount: formOnlyBranchesOf(branch.city).length,
    location: getLocation(branch.id),
    first,
    last,
    next: grade && {
      grade,
      inCity: nextBranches(branch),
      boarding: nextBoardingBranches(branch),
    },
    nearby: nearbyBranches(branch),
    main: mainBranchOf(branch),
    wing: wingOf(branch),
  };
};

const ends = (branch: BranchRecord): [Grade, Grade] => {
  const grades = gradesOf(branch);
  const first = grades.at(0);
  const last = grades.at(-1);
  if (!first || !last) throw new Error(`Branch ${branch.id} teaches no grade`);
  return [first, last];
};
