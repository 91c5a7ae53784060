import { listWords } from '@/data/copy/listWords';
import type { BranchLocation } from '@/data/places/place';
import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { fitDescription, fitTitle, type Route } from '@/data/routes/route';
import { SCHOOL } from '@/data/school';
import { cityNames } from './cityRoutes';
import { gradeRange, listedBranches, listedCities, nameWithCity, shortName } from './facts';

/** The page of every branch that has one. */
export const branchRoutes = (): Route[] =>
  listedCities()
    .flatMap((city) => listedBranches(city.slug))
    .flatMap((branch) => {
      const path = branchPath(branch);
      return path === null ? [] : [toRoute(branch, path)];
    });

const toRoute = (branch: BranchRecord, path: string): Route => {
  const around = getLocation(branch.id);
  return {
    path,
    title: titleOf(branch),
    description: descriptionOf(branch, around),
    kind: 'branch',
    section: 'schools',
    names: namesOf(branch),
    headings: headingsOf(branch),
    places: [around.localArea, ...around.areas, around.landmark],
    isIndexable: true,
  };
};

const titleOf = (branch: BranchRecord): string => {
  const school = SCHOOL.brands[branch.brand];
  const where = nameWithCity(branch);
  const kind = branch.boarding ? 'boarding school' : branch.board;
  return fitTitle(
    `${school} ${where}: ${kind}`,
    `${school} ${where}`,
    `${school} ${shortName(branch)}`,
    // A wing is known by its name without the word.
    `${school} ${shortName(branch).replace(/ Wing$/, '')}`,
  );
};

const descriptionOf = (branch: BranchRecord, around: BranchLocation): string => {
  const areas = around.areas;
  const school = `${branch.board} ${branch.boarding ? 'boarding and day' : 'day'} school`;
  const lead = `${branch.brand} ${branch.place}: ${school} in ${CITIES[branch.city].displayName} for ${gradeRange([branch])}`;
  return fitDescription(
    `${lead}, near ${around.landmark}. Areas served: ${listWords(areas.slice(0, 3))}.`,
    `${lead}, near ${around.landmark}. Areas served: ${listWords(areas.slice(0, 2))}.`,
    `${lead}. Areas served: ${listWords(areas.slice(0, 2))}.`,
    `${lead}.`,
  );
};

const namesOf = (branch: BranchRecord): string[] => [
  ...new Set([
    shortName(branch),
    branch.place,
    `${branch.brand} ${branch.place}`,
    `${SCHOOL.brands[branch.brand]} ${branch.place}`,
    `${shortName(branch)} ${CITIES[branch.city].displayName}`,
    ...(branch.boarding
      ? cityNames(CITIES[branch.city]).map((city) => `boarding school ${city}`)
      : []),
  ]),
];

const headingsOf = (branch: BranchRecord): string[] => [
  ...cityNames(CITIES[branch.city]),
  `${branch.board} school`,
  ...(branch.boarding ? ['boarding school', 'hostel', 'residential school'] : ['day school']),
  ...(branch.from < 5 ? ['pre-primary', 'nursery', 'preschool', 'kindergarten'] : []),
  ...(branch.wingOf === undefined ? [] : ['playschool']),
];
