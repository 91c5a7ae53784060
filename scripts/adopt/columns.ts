import { STAGES, type Stage } from '@/data/grades';
import type { READERS } from './cells';

type Kind = keyof typeof READERS;

/** Without one of these a branch has no page. */
const NEEDED = {
  id: 'id',
  city: 'text',
  state: 'text',
  city_latitude: 'latitude',
  city_longitude: 'longitude',
  branch: 'text',
  board: 'board',
  first_grade: 'grade',
  last_grade: 'grade',
  locality: 'text',
  landmark: 'text',
  areas: 'list',
  about: 'text',
  reach: 'text',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies Record<string, Kind>;

/** Each shows only where it is filled. */
const OPTIONAL = {
  boarding: 'yes',
  town: 'text',
  street: 'text',
  pin: 'pin',
  telephone: 'phone',
  whatsapp: 'phone',
  head: 'text',
  head_since: 'year',
  head_line: 'text',
  office_days: 'text',
  office_hours: 'hours',
  affiliation_number: 'text',
  affiliation_until: 'date',
  affiliation_checked: 'date',
  second_languages: 'list',
  third_languages: 'list',
  facilities: 'facilities',
  terms_due: 'days',
  boarding_fee: 'rupees',
} as const satisfies Record<string, Kind>;

const PER_STAGE = { hours: 'hours', class_size: 'count', fees: 'fees' } as const satisfies Record<
  string,
  Kind
>;

/** `fees_pre_primary`. */
export const stageColumn = (name: keyof typeof PER_STAGE, stage: Stage): string =>
  `${name}_${stage.replaceAll('-', '_')}`;

export const NEEDED_COLUMNS: readonly string[] = Object.keys(NEEDED);

/** Every column of the table, by its name in the first row. */
export const COLUMNS: Readonly<Record<string, Kind>> = {
  ...NEEDED,
  ...OPTIONAL,
  ...Object.fromEntries(
    Object.entries(PER_STAGE).flatMap(([name, kind]) =>
      STAGES.map((stage) => [stageColumn(name as keyof typeof PER_STAGE, stage), kind]),
    ),
  ),
};

/** One line a column: its name, and what it holds. */
export const listColumns = (): string =>
  Object.entries(COLUMNS)
    .map(([name, kind]) => `${name}\t${kind}${NEEDED_COLUMNS.includes(name) ? '\tneeded' : ''}`)
    .join('\n');
