import { BRANCH_LIST, type BranchRecord } from '@/data/branches';
import { CITIES, type CitySlug } from '@/data/cities';
import { branchPath, cityAdmissionPath, cityPath } from '@/data/directoryPaths';
import { PATHS } from '@/data/paths';
import { ADMISSION_SESSION } from '@/data/school';

/** The parts of the site that the main menu highlights. */
export type NavSection = 'schools' | 'admission' | 'study' | 'blogs' | 'about' | 'more';

export type MenuLink = { title: string; path: string };

/** A city within a group: opens and shows its branches. */
export type MenuCity = { key: string; title: string; path: string; links: readonly MenuLink[] };

/** A column of a panel on desktop, a part of an accordion on phones. */
export type MenuGroup = {
  key: string;
  title: string;
  links: readonly MenuLink[];
  cities: readonly MenuCity[];
  /** Phones show its links at once when the section is open. */
  isPlain: boolean;
};

/** One entry of the bar. Keys are paths: `schools`, `schools/day-schools/bangalore`. */
export type MenuSection = {
  key: NavSection;
  title: string;
  /** Phones show the groups themselves as sections of the drawer (specification 4.5). */
  isSplitOnPhones: boolean;
  groups: readonly MenuGroup[];
};

// The specification's order (2.2).
const MENU_CITIES: readonly CitySlug[] = [
  'bangalore',
  'mumbai',
  'pune',
  'hyderabad',
  'chennai',
  'kolkata',
  'gurgaon',
  'indore',
  'sonipat',
  'delhi',
  'aurangabad-chh-sambhaji-nagar',
  'ahmednagar',
  'rohtak',
  'tumkur',
  'nagpur',
  'bhopal',
  'jabalpur',
  'jodhpur',
  'jaipur',
  'hubli-dharwad',
];

const toLink = (title: string, path: string | null): MenuLink[] =>
  path === null ? [] : [{ title, path }];

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

const SCHOOLS: MenuSection = {
  key: 'schools',
  title: 'Schools',
  isSplitOnPhones: true,
  groups: [
    {
      key: 'schools/day-schools',
      title: 'Day schools',
      links: [{ title: 'All day schools', path: PATHS.daySchool }],
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

const ADMISSION: MenuSection = {
  key: 'admission',
  title: 'Admission',
  isSplitOnPhones: false,
  groups: [
    {
      key: 'admission/apply',
      title: 'How to join',
      links: [
        { title: `Admissions ${ADMISSION_SESSION.label}`, path: PATHS.admissions },
        { title: 'Application form', path: PATHS.applicationForm },
        { title: 'Fee structure', path: PATHS.feeStructure },
      ],
      cities: [],
      isPlain: true,
    },
    {
      key: 'admission/cities',
      title: 'Admission by city',
      links: MENU_CITIES.flatMap((slug) =>
        toLink(CITIES[slug].displayName, cityAdmissionPath(slug)),
      ),
      cities: [],
      isPlain: false,
    },
  ],
};

/** Sections whose pages do not exist yet have no groups, and a section without groups is not shown. */
const SECTIONS: readonly MenuSection[] = [
  SCHOOLS,
  ADMISSION,
  { key: 'study', title: 'Study materials', isSplitOnPhones: false, groups: [] },
  { key: 'blogs', title: 'Blogs', isSplitOnPhones: false, groups: [] },
  { key: 'about', title: 'About us', isSplitOnPhones: false, groups: [] },
  { key: 'more', title: 'More', isSplitOnPhones: false, groups: [] },
];

/** The main menu, as far as its pages exist. */
export const MENU: readonly MenuSection[] = SECTIONS.filter(({ groups }) => groups.length > 0);

/** The cities of the footer, in the specification's order (2.2). */
const FOOTER_CITIES: readonly CitySlug[] = [
  'bangalore',
  'mumbai',
  'pune',
  'hyderabad',
  'chennai',
  'gurgaon',
  'kolkata',
  'indore',
  'sonipat',
  'delhi',
  'rohtak',
  'bhopal',
  'aurangabad-chh-sambhaji-nagar',
  'jabalpur',
  'jaipur',
  'jodhpur',
  'nagpur',
  'ahmednagar',
  'hubli-dharwad',
];

/** The footer's links to the branches of each city. */
export const FOOTER_CITY_LINKS: readonly MenuLink[] = FOOTER_CITIES.flatMap((slug) =>
  toLink(CITIES[slug].displayName, cityPath(slug)),
);

/** The footer's other links, as far as their pages exist. */
export const FOOTER_LINKS: readonly MenuLink[] = [
  { title: 'Day schools', path: PATHS.daySchool },
  { title: 'Boarding schools', path: PATHS.boardingSchool },
  { title: 'Admissions', path: PATHS.admissions },
  { title: 'Application form', path: PATHS.applicationForm },
  { title: 'Fee structure', path: PATHS.feeStructure },
];
