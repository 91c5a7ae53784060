import { GRADES, type Grade, type GradeId, STAGES, type Stage } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord, CITIES, type CitySlug } from '@/data/places/places';
import { shownName } from '@/data/places/shownName';
import { SCHOOL } from '@/data/school';

/** The branch with this number, or null. */
export const getBranch = (id: number): BranchRecord | null =>
  BRANCH_LIST.find((branch) => branch.id === id) ?? null;

/** `OIS Jalahalli`: the name in the school system. */
export const branchName = (branch: BranchRecord): string => `${branch.brand} ${branch.place}`;

/** The short name that people use, without the brand. */
export const branchDisplayName = (branch: BranchRecord): string => shownName(branch);

/** `OIS Nagarbhavi`: the brand with the name that people use. */
export const branchTitle = (branch: BranchRecord): string =>
  `${branch.brand} ${branchDisplayName(branch)}`;

/** `Opaline International School Nagarbhavi`: the whole name, for titles and headings. */
export const fullBranchTitle = (branch: BranchRecord): string =>
  `${SCHOOL.brands[branch.brand]} ${branchDisplayName(branch)}`;

export const isOnSite = (branch: BranchRecord): boolean => branch.listing !== 'form';
export const isInForm = (branch: BranchRecord): boolean => branch.listing !== 'site';

/** Branches of a city that have a page, in the order of the directory. */
export const siteBranchesOf = (city: CitySlug): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => branch.city === city && isOnSite(branch));

/** Branches of a city that can be chosen in the enquiry form. */
export const formBranchesOf = (city: CitySlug): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => branch.city === city && isInForm(branch));

/**
 * Branches of a city that can be chosen in the form and have no page: the excluded branch names of
 * specification section 3.
 */
export const formOnlyBranchesOf = (city: CitySlug): BranchRecord[] =>
  formBranchesOf(city).filter((branch) => !isOnSite(branch));

/** All branches with a page. */
export const siteBranches = (): BranchRecord[] => BRANCH_LIST.filter(isOnSite);

/** The branch at `/{city}-branches/{slug}`, or null where there is no such page. */
export const findSiteBranch = (branchesSlug: string, slug: string): BranchRecord | null =>
  BRANCH_LIST.find(
    (branch) =>
      isOnSite(branch) && branch.slug === slug && CITIES[branch.city].branchesSlug === branchesSlug,
  ) ?? null;

/** The grades that a branch teaches, youngest first. */
export const gradesOf = (branch: BranchRecord): Grade[] =>
  GRADES.filter((grade) => grade.id >= branch.from && grade.id <= branch.to);

export const teachesGrade = (branch: BranchRecord, grade: GradeId): boolean =>
  grade >= branch.from && grade <= branch.to;

/** `Nursery to Grade 9`. */
export const gradesLabel = (branch: BranchRecord): string => {
  const grades = gradesOf(branch);
  return `${grades.at(0)?.name} to ${grades.at(-1)?.name}`;
};

/** The stages that a branch teaches, with the grades of each. */
export const stagesOf = (branch: BranchRecord): { stage: Stage; grades: Grade[] }[] =>
  STAGES.map((stage) => ({
    stage,
    grades: gradesOf(branch).filter((grade) => grade.stage === stage),
  })).filter(({ grades }) => grades.length > 0);

/** Specification section 3: names of the branches with boarding. */
export const boardingBranches = (): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => branch.boarding === true);
