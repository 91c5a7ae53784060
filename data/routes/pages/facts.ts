import { GRADES, type GradeId } from '@/data/grades';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITIES,
  CITY_LIST,
  type City,
  type CitySlug,
} from '@/data/places/places';

/** Facts of branches and cities in the words of titles and descriptions. */

/** Branches of a city that have a page. */
export const listedBranches = (city: CitySlug): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => branch.city === city && branch.listing !== 'form');

/** Cities that have a page, in the order of the directory. */
export const listedCities = (): City[] => CITY_LIST.filter((city) => city.branchesSlug !== null);

export const shortName = (branch: BranchRecord): string => branch.alias ?? branch.place;

/** `Jalahalli, Bangalore`; the city only once where the name has it already. */
export const nameWithCity = (branch: BranchRecord): string => {
  const city = CITIES[branch.city].displayName;
  const name = shortName(branch);
  return name.includes(city) ? name : `${name}, ${city}`;
};

const gradeName = (id: GradeId): string => GRADES.find((grade) => grade.id === id)?.name ?? '';

/** `Nursery to Grade 9`, from the youngest to the oldest class of these branches. */
export const gradeRange = (branches: readonly BranchRecord[]): string => {
  const ids = branches.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b);
  const [first, last] = [ids.at(0), ids.at(-1)];
  return first && last ? `${gradeName(first)} to ${gradeName(last)}` : '';
};

/** `CBSE`, or `CBSE and ICSE`. */
export const boardsOf = (branches: readonly BranchRecord[]): string =>
  [...new Set(branches.map(({ board }) => board))].sort().join(' and ');

/** The name of every grade that one of these branches teaches, the youngest first. */
export const gradeNames = (branches: readonly BranchRecord[]): string[] =>
  GRADES.filter(({ id }) => branches.some(({ from, to }) => from <= id && id <= to)).map(
    ({ name }) => name,
  );
