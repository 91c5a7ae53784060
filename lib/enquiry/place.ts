import { DEFAULT_GRADE_ID, GRADES, type Grade } from '@/data/grades';
import type { CityListMode } from '@/data/places/cityLists';
import {
  type BranchRecord,
  type CitySlug,
  DEFAULT_BRANCH_ID,
  isCitySlug,
} from '@/data/places/places';
import {
  branchDisplayName,
  formBranchesOf,
  getBranch,
  gradesOf,
  isInForm,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import { cityOptions, isOffered, type Option } from './cityOptions';

/** What the form's three lists hold, as their option values; '' where nothing is chosen. */
export type Place = { city: string; branch: string; grade: string };

export type BranchGroup = { label: string; options: Option[] };

const toBranchOption = (branch: BranchRecord): Option => ({
  value: String(branch.id),
  label: branchDisplayName(branch),
});

const toGradeOption = (grade: Grade): Option => ({ value: String(grade.id), label: grade.name });

const branchesOf = (city: string): BranchRecord[] => (isCitySlug(city) ? formBranchesOf(city) : []);

export const branchOptions = (city: string): Option[] => branchesOf(city).map(toBranchOption);

/** Every branch under its city: what the form shows before JavaScript. */
export const branchGroups = (mode: CityListMode): BranchGroup[] =>
  cityOptions(mode).map(({ value, label }) => ({ label, options: branchOptions(value) }));

/** The grades of the chosen branch; while none is chosen, those of any branch of the city. */
export const gradeOptions = ({ city, branch }: Pick<Place, 'city' | 'branch'>): Option[] => {
  const chosen = getBranch(Number(branch));
  if (chosen) return gradesOf(chosen).map(toGradeOption);
  const nearby = branchesOf(city);
  return GRADES.filter((grade) => nearby.some((one) => teachesGrade(one, grade.id))).map(
    toGradeOption,
  );
};

/** Every grade: what the form shows before JavaScript. */
export const allGradeOptions = (): Option[] => GRADES.map(toGradeOption);

const keepTaughtGrade = (place: Place): Place =>
  gradeOptions(place).some(({ value }) => value === place.grade) ? place : { ...place, grade: '' };

/** Another city empties the branch, unless the city has just one. */
export const withCity = (place: Place, city: string): Place => {
  const [first, ...others] = branchOptions(city);
  const branch = first && others.length === 0 ? first.value : '';
  return keepTaughtGrade({ ...place, city, branch });
};

export const withBranch = (place: Place, branch: string): Place =>
  keepTaughtGrade({ ...place, branch });

const cityOf = (branch: string): CitySlug | undefined => getBranch(Number(branch))?.city;

/**
 * Lists that were filled in before JavaScript can disagree. The branch leads where the parent chose
 * one, else the city.
 */
export const settlePlace = (place: Place, start: Place): Place => {
  const city = cityOf(place.branch);
  if (city === undefined || city === place.city) return keepTaughtGrade(place);
  return place.branch === start.branch
    ? withCity(place, place.city)
    : keepTaughtGrade({ ...place, city });
};

/** What the form starts with: the page's branch and its first grade, or branch 8 and grade 1. */
export const startPlace = (
  page: { branchId?: number; gradeId?: number },
  mode: CityListMode = 'full',
): Place => {
  const own = page.branchId === undefined ? null : getBranch(page.branchId);
  const branch = own && isOffered(own.city, mode) ? own : getBranch(DEFAULT_BRANCH_ID);
  if (!branch) return { city: '', branch: '', grade: '' };
  const grade = String(page.gradeId ?? (branch === own ? branch.from : DEFAULT_GRADE_ID));
  const place = { city: branch.city, branch: String(branch.id), grade };
  return isInForm(branch) ? keepTaughtGrade(place) : withCity(place, branch.city);
};
