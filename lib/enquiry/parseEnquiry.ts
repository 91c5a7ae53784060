import { ValidationError } from 'yup';
import { MOBILE_DIGITS } from '@/data/limits';
import { type Enquiry, toEnquiry } from './enquiry';
import { type EnquiryFields, type EnquiryProblems, FIELD_NAMES, mapFields } from './fields';
import { parseBranch } from './rules';
import { createEnquirySchema } from './schema';

export type ParsedEnquiry = {
  /** As it was written, trimmed. */
  fields: EnquiryFields;
  problems: EnquiryProblems;
  /** Null where there are problems. */
  enquiry: Enquiry | null;
};

type ParseOptions = {
  today: string;
  asksMobile?: boolean;
  /** Whether a session has the parent's number. */
  hasNumber: boolean;
};

/**
 * Checks an enquiry that came from anywhere. Texts and numbers count, anything else is as good as
 * missing. Without a city, the branch's own one is meant. One without any way to call or write back
 * is none.
 */
export const parseEnquiry = (
  input: unknown,
  { today, asksMobile = false, hasNumber }: ParseOptions,
): ParsedEnquiry => {
  const entries: ReadonlyMap<string, unknown> = new Map(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  const given = mapFields(({ name }) => toText(entries.get(name)));
  const hasCity = entries.get('city') != null;
  const city = hasCity ? given.city : (parseBranch(given.branch)?.city ?? '');
  const fields = { ...given, city, mobile: plainMobile(given.mobile) };
  const problems = findProblems(fields, { getToday: () => today, asksMobile, hasNumber });
  // Who was not asked for a city is not told to select one.
  if (!hasCity) delete problems.city;
  const isValid = Object.keys(problems).length === 0;
  return { fields, problems, enquiry: isValid ? toEnquiry(fields) : null };
};

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const PREFIX = new RegExp(`^(\\+91|0)(?=\\d{${MOBILE_DIGITS}}$)`);

// A form without JavaScript cannot keep spaces and the country's prefix out.
const plainMobile = (mobile: string): string => mobile.replaceAll(/[\s-]/g, '').replace(PREFIX, '');

const findProblems = (
  fields: EnquiryFields,
  options: Parameters<typeof createEnquirySchema>[0],
): EnquiryProblems => {
  try {
    createEnquirySchema(options).validateSync(fields, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return toProblems(error);
  }
};

const toProblems = (error: ValidationError): EnquiryProblems => {
  const problems: EnquiryProblems = {};
  for (const { path, message } of error.inner) {
    const field = FIELD_NAMES.find((one) => one === path);
    if (field) problems[field] ??= message;
  }
  return problems;
};
