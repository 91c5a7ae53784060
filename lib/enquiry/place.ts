import { CLASS_GROUPS } from '@/data/copy/enquiry';
import { GRADES, type Grade } from '@/data/grades';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { type BranchRecord, type CitySlug, isCitySlug } from '@/data/places/places';
import {
  branchDisplayName,
  branchTitle,
  formBranchesOf,
  getBranch,
  gradesOf,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import { cityOptions, isOffered, type Option } from './cityOptions';

/** What the form's three lists hold, as their option values; '' where nothing is chosen. */
export type Place = { city: string; branch: string; grade: string };

/** What a page is about: what its form starts with. */
export type PageStart = {
  city?: CitySlug;
  branchId?: number;
  gradeId?: number;
  /** The branch that the page is about, where `branchId` takes its enquiries: the form has no such choice. */
  standsInFor?: number;
};

export type OptionGroup = { label: string; options: Option[] };

const toBranchOption = (branch: BranchRecord): Option => ({
  value: String(branch.id),
  label: branchDisplayName(branch),
});

const toGradeOption = (grade: Grade): Option => ({ value: String(grade.id), label: grade.name });

const branchesOf = (city: string, mode: OfferedPlaces): BranchRecord[] =>
  isCitySlug(city) ? formBranchesOf(city).filter((branch) => isIn(mode, branch)) : [];

const isIn = (mode: OfferedPlaces, { id, board }: BranchRecord): boolean =>
  typeof mode === 'object' ? mode.branches.includes(id) : mode !== 'cbse' || board === 'CBSE';

export const branchOptions = (city: string, mode: OfferedPlaces = 'full'): Option[] =>
  branchesOf(city, mode).map(toBranchOption);

/** Whether the form has this branch in its list, once its city is chosen. */
export const isBranchOffered = (id: number, mode: OfferedPlaces): boolean =>
  branchesOf(getBranch(id)?.city ?? '', mode).some((branch) => branch.id === id);

/** Every branch under its city: what the form shows before JavaScript. */
export const branchGroups = (mode: OfferedPlaces): OptionGroup[] =>
  cityOptions(mode).map(({ value, label }) => ({
    label,
    options: branchOptions(value, mode),
  }));

/**
 * The grades of the chosen branch; while none is chosen, those of any branch of the city, and all of
 * them while there is no city.
 */
export const gradeOptions = (
  { city, branch }: Pick<Place, 'city' | 'branch'>,
  mode: OfferedPlaces = 'full',
): Option[] => {
  const chosen = getBranch(Number(branch));
  if (chosen) return gradesOf(chosen).map(toGradeOption);
  if (city === '') return allGradeOptions();
  const nearby = branchesOf(city, mode);
  return GRADES.filter((grade) => nearby.some((one) => teachesGrade(one, grade.id))).map(
    toGradeOption,
  );
};

/** Every grade: what the form shows before JavaScript. */
export const allGradeOptions = (): Option[] => GRADES.map(toGradeOption);

/**
 * The classes on the page of a branch that another one stands in for: those that the page's own branch
 * teaches come first, under its name, since the form speaks of the other one.
 */
export const groupGrades = (
  options: readonly Option[],
  { branch }: Pick<Place, 'branch'>,
  { branchId, standsInFor }: PageStart,
): Option[] | OptionGroup[] => {
  const about = standsInFor === undefined ? null : getBranch(standsInFor);
  if (!about || (branch !== '' && branch !== String(branchId))) return [...options];
  const own = gradesOf(about).map(({ id }) => String(id));
  const isOwn = ({ value }: Option): boolean => own.includes(value);
  return [
    { label: CLASS_GROUPS.at(branchTitle(about)), options: options.filter(isOwn) },
    {
      label: CLASS_GROUPS.notAt(branchTitle(about)),
      options: options.filter((option) => !isOwn(option)),
    },
  ].filter((group) => group.options.length > 0);
};

/** Whether the chosen branch, or any branch of the city, teaches the grade. */
export const isTaught = (
  place: Pick<Place, 'city' | 'branch'>,
  grade: string,
  mode: OfferedPlaces,
): boolean => gradeOptions(place, mode).some(({ value }) => value === grade);

const keepTaughtGrade = (place: Place, mode: OfferedPlaces): Place =>
  isTaught(place, place.grade, mode) ? place : { ...place, grade: '' };

/** Another city empties the branch, unless the city has just one. */
export const withCity = (place: Place, city: string, mode: OfferedPlaces = 'full'): Place => {
  const [first, ...others] = branchOptions(city, mode);
  const branch = first && others.length === 0 ? first.value : '';
  return keepTaughtGrade({ ...place, city, branch }, mode);
};

export const withBranch = (place: Place, branch: string, mode: OfferedPlaces = 'full'): Place =>
  keepTaughtGrade({ ...place, branch }, mode);

/** Nothing changes where the chosen branch, or every branch of the city, does not teach the grade. */
export const withTaughtGrade = (place: Place, grade: string, mode: OfferedPlaces): Place =>
  isTaught(place, grade, mode) ? { ...place, grade } : place;

const cityOf = (branch: string): CitySlug | undefined => getBranch(Number(branch))?.city;

/**
 * Lists that were filled in before JavaScript can disagree. The branch leads where the parent chose
 * one, else the city.
 */
export const settlePlace = (place: Place, start: Place, mode: OfferedPlaces = 'full'): Place => {
  const city = cityOf(place.branch);
  if (city === undefined || city === place.city) return keepTaughtGrade(place, mode);
  return place.branch === start.branch
    ? withCity(place, place.city, mode)
    : keepTaughtGrade({ ...place, city }, mode);
};

/**
 * What the form starts with: the branch or the city of its page. What the page does not settle is
 * left for the parent to choose.
 */
export const startPlace = (
  { city, branchId, gradeId }: PageStart,
  mode: OfferedPlaces = 'full',
): Place => {
  const empty = { city: '', branch: '', grade: gradeId === undefined ? '' : String(gradeId) };
  const own = (branchId && getBranch(branchId)?.city) || city;
  if (own === undefined || !isOffered(own, mode)) return empty;
  return branchId && isBranchOffered(branchId, mode)
    ? keepTaughtGrade({ ...empty, city: own, branch: String(branchId) }, mode)
    : withCity(empty, own, mode);
};
