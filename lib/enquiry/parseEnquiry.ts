import { ValidationError } from 'yup';
import { MOBILE_DIGITS } from '@/data/limits';
import type { Enquiry } from './enquiry';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
} from './fields';
import { parseBranch } from './rules';
import { createEnquirySchema } from './schema';

export type ParsedEnquiry = {
  /** As it was written, trimmed. */
  fields: EnquiryFields;
  problems: EnquiryProblems;
  /** Null where there are problems. */
  enquiry: Enquiry | null;
};

/**
 * Checks an enquiry that came from anywhere. Texts and numbers count, anything else is as good as
 * missing. Without a city, the branch's own one is meant.
 */
export const parseEnquiry = (input: unknown, today: string): ParsedEnquiry => {
  const given = readFields(input);
  const fields = { ...given, city: given.city ?? parseBranch(given.branch)?.city ?? '' };
  const problems = findProblems(fields, today);
  // Who was not asked for a city is not told to select one.
  if (given.city === null) delete problems.city;
  const isValid = Object.keys(problems).length === 0;
  return { fields, problems, enquiry: isValid ? toEnquiry(fields) : null };
};

/** The checked form as the school system spells it. */
export const toEnquiry = (fields: EnquiryFields): Enquiry => ({
  parent_name: fields.parent_name,
  child_name: fields.child_name,
  email: fields.email,
  date_of_birth: fields.date_of_birth,
  branch: Number(fields.branch),
  grade: Number(fields.grade),
  ...(fields.mobile !== '' && { mobile: fields.mobile }),
});

const readFields = (input: unknown): Omit<EnquiryFields, 'city'> & { city: string | null } => {
  const entries: ReadonlyMap<string, unknown> = new Map(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  const read = (field: EnquiryField): string => toText(entries.get(field));
  return {
    parent_name: read('parent_name'),
    child_name: read('child_name'),
    date_of_birth: read('date_of_birth'),
    email: read('email'),
    city: entries.get('city') == null ? null : read('city'),
    branch: read('branch'),
    grade: read('grade'),
    mobile: plainMobile(read('mobile')),
  };
};

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const PREFIX = new RegExp(`^(\\+91|0)(?=\\d{${MOBILE_DIGITS}}$)`);

// A form without JavaScript cannot keep spaces and the country's prefix out.
const plainMobile = (mobile: string): string => mobile.replaceAll(/[\s-]/g, '').replace(PREFIX, '');

const findProblems = (fields: EnquiryFields, today: string): EnquiryProblems => {
  try {
    createEnquirySchema(() => today).validateSync(fields, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return toProblems(error);
  }
};

const toProblems = (error: ValidationError): EnquiryProblems => {
  const problems: EnquiryProblems = {};
  for (const { path, message } of error.inner) {
    const field = ENQUIRY_FIELDS.find((one) => one === path);
    if (field) problems[field] ??= message;
  }
  return problems;
};
