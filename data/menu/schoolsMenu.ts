import { BRANCH_LIST, type BranchRecord, CITIES, type City, citiesBy } from '@/data/places/places';
import { shownName } from '@/data/places/shownName';
import { PATHS } from '@/data/routes/paths';
import { COMPARE_PATHS } from '@/data/routes/paths/compare';
import { branchPath, cityPath } from '@/data/routes/paths/places';
import { type MenuCity, type MenuLink, type MenuSection, toLink } from './menu';

const branchLink = (branch: BranchRecord, title: string): MenuLink[] =>
  toLink(title, branchPath(branch));

const toCity = ({ slug, displayName }: City): MenuCity[] => {
  const path = cityPath(slug);
  if (path === null) return [];
  const links = BRANCH_LIST.filter((branch) => branch.city === slug).flatMap((branch) =>
    branchLink(branch, shownName(branch)),
  );
  return [{ key: `schools/day-schools/${slug}`, title: displayName, path, links }];
};

const boardingLinks = (): MenuLink[] =>
  BRANCH_LIST.filter((branch) => branch.boarding).flatMap((branch) =>
    branchLink(branch, boardingTitle(branch)),
  );

const boardingTitle = (branch: BranchRecord): string =>
  branch.alias ? shownName(branch) : `${branch.place}, ${CITIES[branch.city].displayName}`;

/** Day schools by city and branch, and boarding schools. */
export const SCHOOLS_MENU: MenuSection = {
  key: 'schools',
  title: 'Schools',
  isSplitOnPhones: true,
  groups: [
    {
      key: 'schools/day-schools',
      title: 'Day schools',
      links: [
        { title: 'All day schools', path: PATHS.daySchool },
        { title: 'Compare branches', path: COMPARE_PATHS.compare },
      ],
      cities: citiesBy('menuOrder').flatMap(toCity),
      isPlain: false,
    },
    {
      key: 'schools/boarding-schools',
      title: 'Boarding schools',
      links: [{ title: 'All boarding schools', path: PATHS.boardingSchool }, ...boardingLinks()],
      cities: [],
      isPlain: false,
    },
  ],
};
