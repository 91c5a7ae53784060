import { BRANCH_LIST, type BranchRecord } from '@/data/branches';
import { CITIES, type CitySlug } from '@/data/cities';
import { branchPath, cityAdmissionPath, cityPath } from '@/data/directoryPaths';
import { PATHS } from '@/data/paths';
import { ADMISSION_SESSION } from '@/data/school';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { CONCEPT_PATHS } from '@/data/study/paths/concepts';
import { CONVERTER_PATHS } from '@/data/study/paths/converters';
import { FORMULA_PATH, FORMULA_PATHS } from '@/data/study/paths/formulas';
import { READING_PATHS } from '@/data/study/paths/reading';
import { tablePath } from '@/data/study/paths/tables';
import { WORKSHEETS_PATH, worksheetPath } from '@/data/study/paths/worksheets';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';

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

/** The tables that are looked for most. */
const MENU_TABLES = [12, 13, 17, 19];

const WORKSHEET_TITLES = {
  'pre-nursery': 'Pre-Nursery',
  nursery: 'Nursery',
  'grade-1': 'Grade 1',
  'grade-2': 'Grade 2',
  'grade-3': 'Grade 3',
  'grade-4': 'Grade 4',
  'grade-5': 'Grade 5',
  'grade-6': 'Grade 6',
  'grade-7': 'Grade 7',
  'grade-8': 'Grade 8',
  'grade-9': 'Grade 9',
  'grade-10': 'Grade 10',
} as const satisfies Record<(typeof WORKSHEET_SLUGS)[number], string>;

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

/** NCERT solutions, syllabus and sample papers join it with their pages. */
const STUDY: MenuSection = {
  key: 'study',
  title: 'Study materials',
  isSplitOnPhones: false,
  groups: [
    {
      key: 'study/learn',
      title: 'Learn',
      links: [
        { title: 'Maths concepts', path: CONCEPT_PATHS.maths },
        ...MENU_TABLES.map((number) => ({
          title: `Table of ${number}`,
          path: tablePath(number),
        })),
      ],
      cities: [],
      isPlain: true,
    },
    {
      key: 'study/worksheets',
      title: 'Worksheets',
      links: [
        { title: 'All worksheets', path: WORKSHEETS_PATH },
        ...WORKSHEET_SLUGS.map((slug) => ({
          title: WORKSHEET_TITLES[slug],
          path: worksheetPath(slug),
        })),
      ],
      cities: [],
      isPlain: false,
    },
    {
      key: 'study/tools',
      title: 'Calculators and converters',
      links: [
        { title: 'All calculators', path: CALCULATOR_PATHS.all },
        { title: 'Basic calculator', path: CALCULATOR_PATHS.basic },
        { title: 'Maths calculator', path: CALCULATOR_PATHS.maths },
        { title: 'Physics calculators', path: CALCULATOR_PATHS.physics },
        { title: 'Chemistry calculator', path: CALCULATOR_PATHS.chemistry },
        { title: 'All converters', path: CONVERTER_PATHS.all },
        { title: 'Numbers in words', path: CONVERTER_PATHS.numberToWords },
      ],
      cities: [],
      isPlain: false,
    },
    {
      key: 'study/formulas',
      title: 'Formulas',
      links: [
        { title: 'All formulas', path: FORMULA_PATH },
        { title: 'Maths formulas', path: FORMULA_PATHS.maths },
        { title: 'Physics formulas', path: FORMULA_PATHS.physics },
        { title: 'Chemistry formulas', path: FORMULA_PATHS.chemistry },
      ],
      cities: [],
      isPlain: false,
    },
    {
      key: 'study/reading',
      title: 'Poems and stories',
      links: [
        { title: 'Poems', path: READING_PATHS.poems },
        { title: 'Stories', path: READING_PATHS.stories },
      ],
      cities: [],
      isPlain: true,
    },
  ],
};

/** Sections whose pages do not exist yet have no groups, and a section without groups is not shown. */
const SECTIONS: readonly MenuSection[] = [
  SCHOOLS,
  ADMISSION,
  STUDY,
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
  { title: 'Concepts', path: CONCEPT_PATHS.maths },
  { title: 'Worksheets', path: WORKSHEETS_PATH },
  { title: 'Formulas', path: FORMULA_PATH },
  { title: 'Calculators', path: CALCULATOR_PATHS.all },
];
