import { STAGES } from '@/data/grades';
import { CITY_LIST } from '@/data/places/places';
import { SCHOOL } from '@/data/school';
import { stageColumn } from './columns';
import type { ReadBranch } from './readBranches';

type Values = Readonly<Record<string, unknown>>;

/** A city as its files say it: the record, the texts and the details of its branches. */
export type BuiltCity = {
  slug: string;
  /** Names its files and constants. */
  name: string;
  record: Values;
  texts: Values;
  details: Readonly<Record<number, Values>>;
};

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const toCamel = (slug: string): string =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The cities of a table without problems, in its order. */
export const buildCities = (branches: readonly ReadBranch[]): BuiltCity[] =>
  [...Map.groupBy(branches, ({ values }) => String(values.city))].map(([city, rows], at) =>
    buildCity(
      city,
      rows.map(({ values }) => values),
      at,
    ),
  );

const STEP = 10;

const buildCity = (city: string, rows: readonly Values[], at: number): BuiltCity => {
  const slug = toSlug(city);
  const [first = {}] = rows;
  return {
    slug,
    name: toCamel(slug),
    record: {
      // A city that was there keeps the school system's number.
      id: CITY_LIST.find((known) => known.slug === slug)?.id ?? 1000 + at,
      slug,
      name: city,
      displayName: city,
      aliases: [],
      state: first.state,
      branchesSlug: slug,
      hasAdmissionPage: true,
      centre: [first.city_latitude, first.city_longitude],
      menuOrder: (at + 1) * STEP,
      footerOrder: (at + 1) * STEP,
      branches: rows.map(toBranch),
    },
    texts: textsOf(city, rows),
    details: Object.fromEntries(rows.map((row) => [Number(row.id), detailsOf(row)])),
  };
};

const toBranch = (row: Values): Values => ({
  id: row.id,
  slug: toSlug(String(row.branch)),
  place: row.branch,
  brand: Object.keys(SCHOOL.brands)[0],
  board: row.board,
  from: row.first_grade,
  to: row.last_grade,
  ...(row.boarding === true && { boarding: true }),
  position: [row.latitude, row.longitude],
});

/** A start, made of the table: `docs/adopting.md` says which sentences to write anew. */
const textsOf = (city: string, rows: readonly Values[]): Values => {
  const names = rows.map(({ branch }) => String(branch));
  const nearest = rows.map(({ branch, landmark }) => `${branch} near ${landmark}`);
  return {
    yearBegins: startOfYear(rows),
    note: {
      intro: `In ${city} we teach at ${names.join(', ')}.`,
      families: `Families in ${city} look at the board, the last grade and the way to school first.`,
      travel: `You find ${nearest.join(', ')}.`,
    },
    landing: {
      visit: {
        lead: `Come on a school day, and see a class in ${city} at work.`,
        look: `See the rooms of your child’s stage, the yard at break and the gate when school ends.`,
        ask: [
          `Which bus comes to your part of ${city}, and when?`,
          'Who teaches the class that your child would join?',
        ],
        way: `Try the way once at school time: ${nearest.join(', ')}.`,
        seats: `Most families in ${city} enquire in winter for the session that begins in spring.`,
      },
      cbse: {
        lead: `The board’s syllabus, close to home in ${city}.`,
        meaning: `A family that moves to ${city} or away from it finds the same books and the same examinations.`,
        compare: `Compare the schools of ${city} by the last grade they teach, the languages and the way.`,
      },
    },
    localities: Object.fromEntries(
      rows.map((row) => [row.locality, [row.latitude, row.longitude]]),
    ),
    locations: Object.fromEntries(
      rows.map((row) => [
        Number(row.id),
        {
          localArea: row.locality,
          town: row.town,
          landmark: row.landmark,
          areas: row.areas,
          about: row.about,
          reach: row.reach,
        },
      ]),
    ),
  };
};

/** The first term is paid as the year begins; without any, it begins with the financial year. */
const startOfYear = (rows: readonly Values[]): string => {
  const [due] = rows.map(({ terms_due }) => terms_due).filter(Array.isArray);
  return String(due?.[0] ?? '04-01');
};

const byStage = (row: Values, name: 'hours' | 'class_size' | 'fees'): Values | undefined => {
  const filled = STAGES.flatMap((stage) => {
    const value = row[stageColumn(name, stage)];
    return value === undefined ? [] : [[stage, value]];
  });
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
};

const detailsOf = (row: Values): Values => {
  const fees = byStage(row, 'fees');
  return {
    address: row.street && { street: row.street, pin: row.pin },
    telephone: row.telephone,
    whatsapp: row.whatsapp,
    head: row.head && { name: row.head, since: row.head_since, line: row.head_line },
    office: row.office_days && { days: row.office_days, hours: row.office_hours },
    schoolHours: byStage(row, 'hours'),
    affiliation: row.affiliation_number && {
      number: row.affiliation_number,
      validUntil: row.affiliation_until,
      checkedOn: row.affiliation_checked,
    },
    classSize: byStage(row, 'class_size'),
    languages: row.second_languages && {
      second: row.second_languages,
      third: row.third_languages,
    },
    facilities: row.facilities,
    fees: fees && {
      byStage: fees,
      dueOn: row.terms_due,
      ...(row.boarding_fee !== undefined && { boarding: row.boarding_fee }),
    },
  };
};
