import { BRANCH_LIST, type BranchRecord } from '@/data/branches';
import { CITIES, type CitySlug } from '@/data/cities';
import { branchPath, cityPath } from '@/data/directoryPaths';
import { PATHS } from '@/data/paths';
import { COMPARE_PATHS } from '@/data/paths/compare';
import type { MenuCity, MenuLink, MenuSection } from './menu';
import { MENU_CITIES, toLink } from './menuCities';

const branchLink = (branch: BranchRecord, title: string): MenuLink[] =>
  toLink(title, branchPath(branch));

const toCity = (slug: CitySlug): MenuCity[] => {
  const path = cityPath(slug);
  if (path === null) return [];
  const links = BRANCH_LIST.filter((branch) => branch.city === slug).flatMap((branch) =>
    branchLink(branch, branch.alias ?? branch.place),
  );
  return [{ key: `schools/day-schools/${slug}`, title: CITIES[slug].displayName, path, links }];
};

const boardingLinks = (): MenuLink[] =>
  BRANCH_LIST.filter((branch) => branch.boarding).flatMap((branch) =>
    branchLink(branch, boardingTitle(branch)),
  );

const boardingTitle = ({ city, place, alias }: BranchRecord): string =>
  alias ?? `${place}, ${CITIES[city].displayName}`;

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
      cities: MENU_CITIES.flatMap(toCity),
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
