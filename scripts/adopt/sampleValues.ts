import { ACHIEVEMENTS } from '@/data/content/achievements';
import { CBSE_TOPPERS, ICSE_TOPPERS, STUDENTS } from '@/data/content/toppers';
import { PHONE_NUMBERS } from '@/data/phones';
import { BRANCH_LIST, type BranchRecord } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { PATHS } from '@/data/routes/paths';
import { branchPath, disclosurePath } from '@/data/routes/paths/places';
import { APP_LINKS, HEADER_LINKS, SCHOOL, SOCIAL_LINKS } from '@/data/school';

/** A value that pages show and that every school has its own of. */
export type AdoptedValue = {
  /** The page that shows it. */
  page: string;
  /** The file and the field to fill in. */
  field: string;
  value: string;
};

export const EVERY_PAGE = 'every page';

const SCHOOL_FILE = 'data/school.ts';

/** Everything that a school replaces, in the order in which a day of adopting goes through it. */
export const listValues = (): AdoptedValue[] => [
  ...named(SCHOOL_FILE, 'SCHOOL', {
    name: SCHOOL.name,
    shortName: SCHOOL.shortName,
    platform: SCHOOL.platform,
    email: SCHOOL.email,
    securityEmail: SCHOOL.securityEmail,
    phone: SCHOOL.phone,
    whatsapp: SCHOOL.whatsapp,
    ...SCHOOL.brands,
  }),
  ...named(SCHOOL_FILE, 'SOCIAL_LINKS', SOCIAL_LINKS),
  ...named(SCHOOL_FILE, 'APP_LINKS', APP_LINKS),
  ...named(SCHOOL_FILE, 'HEADER_LINKS', {
    doubtConnect: HEADER_LINKS.doubtConnect.url,
    home: HEADER_LINKS.home.url,
  }),
  ...Object.entries(PHONE_NUMBERS).map(([name, { header }]) => ({
    page: EVERY_PAGE,
    field: `data/phones.ts ${name}`,
    value: header,
  })),
  ...[...ICSE_TOPPERS, ...CBSE_TOPPERS, ...STUDENTS].map(({ id, name }) => ({
    page: PATHS.home,
    field: `data/content/toppers.ts ${id}`,
    value: name,
  })),
  ...ACHIEVEMENTS.map(({ id, achievements }) => ({
    page: PATHS.home,
    field: `data/content/achievements.ts ${id}`,
    value: achievements,
  })),
  ...BRANCH_LIST.flatMap(valuesOf),
];

const named = (
  file: string,
  list: string,
  values: Readonly<Record<string, string | null>>,
): AdoptedValue[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [{ page: EVERY_PAGE, field: `${file} ${list}.${name}`, value }],
  );

const valuesOf = (branch: BranchRecord): AdoptedValue[] => {
  const record = getDetails(branch.id);
  const page = branchPath(branch) ?? `the enquiry form (${branch.city}, ${branch.slug})`;
  const at = (where: string, name: string, value: unknown): AdoptedValue[] =>
    value === undefined
      ? []
      : [
          {
            page: where,
            field: `branch ${branch.id} ${name}`,
            value: typeof value === 'string' ? value : JSON.stringify(value),
          },
        ];
  return [
    ...at(page, 'address', record.address?.street),
    ...at(page, 'telephone', record.telephone),
    ...at(page, 'whatsapp', record.whatsapp),
    ...at(page, 'head', record.head?.name),
    ...at(page, 'head’s line', record.head?.line),
    ...at(page, 'affiliation', record.affiliation?.number),
    ...at(page, 'class sizes', record.classSize),
    ...at(page, 'teachers', record.teachers),
    ...at(page, 'fees', record.fees),
    ...at(page, 'buses', record.buses),
    ...at(page, 'looks', record.looks),
    ...at(page, 'first days', record.firstDays),
    ...at(disclosurePath(branch) ?? page, 'disclosure', record.disclosure),
  ];
};
