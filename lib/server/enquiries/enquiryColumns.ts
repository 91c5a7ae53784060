import { FIELD_NAMES } from '@/lib/enquiry/fields';
import { TRACKED } from '@/lib/enquiry/readAttribution';
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
export const ENQUIRY_COLUMNS: readonly (keyof ListedEnquiry)[] = [
  ...FIRST_COLUMNS,
  ...FIELD_NAMES.filter((name) => !FIRST_COLUMNS.includes(name)),
];

/** The values of `ENQUIRY_COLUMNS`. */
export const enquiryValues = (enquiry: ListedEnquiry): string[] =>
  ENQUIRY_COLUMNS.map((column) => enquiry[column]);
