import { FIELD_NAMES } from '@/lib/enquiry/fields';
import { TRACKED } from '@/lib/enquiry/readAttribution';
import { toCsv } from '@/lib/server/csv/csv';
import type { ListedEnquiry } from './listEnquiries';

const FIRST_COLUMNS: readonly (keyof ListedEnquiry)[] = [
  'reference',
  'created_at',
  'status',
  'parent_name',
  'child_name',
  'date_of_birth',
  'mobile',
  'mobile_verified',
  'email',
  'city',
  'branch',
  'grade',
  'problem',
  'consent_version',
  'consent_at',
  'attribution',
  ...TRACKED,
];

// A newer field comes last, so that the spreadsheets made since the first export go on fitting.
const CSV_COLUMNS: readonly (keyof ListedEnquiry)[] = [
  ...FIRST_COLUMNS,
  ...FIELD_NAMES.filter((name) => !FIRST_COLUMNS.includes(name)),
];

/** Columns that whoever saves enquiries has besides: they come last. */
type MoreColumns = {
  columns: readonly string[];
  valuesOf: (enquiry: ListedEnquiry) => readonly string[];
};

const NO_MORE: MoreColumns = { columns: [], valuesOf: () => [] };

/** Enquiries as CSV that Excel opens by a double click, the values of a campaign as columns of their own. */
export const enquiriesCsv = (
  enquiries: readonly ListedEnquiry[],
  { columns, valuesOf }: MoreColumns = NO_MORE,
): string =>
  toCsv(
    [...CSV_COLUMNS, ...columns],
    enquiries.map((enquiry) => [
      ...CSV_COLUMNS.map((column) => enquiry[column]),
      ...valuesOf(enquiry),
    ]),
  );
