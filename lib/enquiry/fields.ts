import { ENQUIRY_HINTS, type ENQUIRY_LABELS, ENQUIRY_MESSAGES } from '@/data/copy/enquiry';
import { ENQUIRY_PROBLEMS } from '@/data/copy/enquiryProblems';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { isCitySlug } from '@/data/places/places';
import { checkMobile } from '@/lib/login/mobile';
import {
  hasLetter,
  isBranchOf,
  isDate,
  isEmail,
  isReadable,
  isTaught,
  isTooEarly,
  LONGEST_EMAIL,
  LONGEST_NAME,
} from './rules';

/** What a rule may look at besides the value. */
export type RuleContext = { city: string; branch: string; today: string };

type Rule = { isRight: (value: string, context: RuleContext) => boolean; message: string };

type Field = {
  /** In the form, the API and the store. Its label stands in `ENQUIRY_LABELS` under this name. */
  name: keyof typeof ENQUIRY_LABELS;
  hint?: string;
  /** For the browser's own completion. */
  autoComplete?: string;
  maxLength?: number;
  /** What is said when nothing is filled in; an optional field has none. */
  missing?: string;
  /** Asked one after the other of what is filled in. */
  rules: readonly Rule[];
  /** Whether it tells who somebody is: the log hides it. */
  isPersonal: boolean;
} & (
  | { kind: 'text' | 'date' | 'email' | 'mobile' }
  // A list of `place`: what it offers depends on the other ones.
  | { kind: 'list'; name: 'city' | 'branch' | 'grade' }
);

const NAME = {
  kind: 'text',
  maxLength: LONGEST_NAME,
  rules: [
    { isRight: (name) => name.length <= LONGEST_NAME, message: ENQUIRY_PROBLEMS.nameTooLong },
    { isRight: isReadable, message: ENQUIRY_PROBLEMS.unreadable },
    { isRight: hasLetter, message: ENQUIRY_PROBLEMS.nameWithoutLetters },
  ],
  isPersonal: true,
} as const satisfies Partial<Field>;

/**
 * The enquiry, field by field: form, rules, returned form, idempotency, export, log and preflight
 * all follow this list. Mistakes are named in its order (specification section 5).
 */
const FIELDS = [
  {
    ...NAME,
    name: 'parent_name',
    autoComplete: 'name',
    missing: ENQUIRY_MESSAGES.parent_name,
  },
  {
    ...NAME,
    name: 'child_name',
    autoComplete: 'off',
    missing: ENQUIRY_MESSAGES.child_name,
  },
  {
    name: 'date_of_birth',
    kind: 'date',
    hint: ENQUIRY_HINTS.date_of_birth,
    autoComplete: 'off',
    missing: ENQUIRY_MESSAGES.date_of_birth,
    rules: [
      { isRight: isDate, message: ENQUIRY_MESSAGES.date_of_birth },
      { isRight: (date, { today }) => date <= today, message: ENQUIRY_MESSAGES.date_of_birth },
      { isRight: (date) => !isTooEarly(date), message: ENQUIRY_PROBLEMS.birthTooEarly },
    ],
    isPersonal: true,
  },
  {
    name: 'email',
    kind: 'email',
    hint: ENQUIRY_HINTS.email,
    autoComplete: 'email',
    maxLength: LONGEST_EMAIL,
    rules: [{ isRight: isEmail, message: ENQUIRY_MESSAGES.email }],
    isPersonal: true,
  },
  {
    name: 'city',
    kind: 'list',
    missing: ENQUIRY_MESSAGES.city,
    rules: [{ isRight: isCitySlug, message: ENQUIRY_MESSAGES.city }],
    isPersonal: false,
  },
  {
    name: 'branch',
    kind: 'list',
    missing: ENQUIRY_MESSAGES.branch,
    rules: [
      {
        isRight: (branch, { city }) => isBranchOf(branch, city),
        message: ENQUIRY_MESSAGES.branch,
      },
    ],
    isPersonal: false,
  },
  {
    name: 'grade',
    kind: 'list',
    hint: ENQUIRY_HINTS.grade,
    missing: ENQUIRY_MESSAGES.grade,
    rules: [
      { isRight: (grade, { branch }) => isTaught(grade, branch), message: ENQUIRY_MESSAGES.grade },
    ],
    isPersonal: false,
  },
  {
    name: 'mobile',
    kind: 'mobile',
    hint: ENQUIRY_HINTS.mobile,
    // Only where no session has the number: see `createEnquirySchema`.
    missing: ERROR_MESSAGES['mobile/incomplete'],
    rules: [
      {
        isRight: (mobile) => checkMobile(mobile) !== 'mobile/incomplete',
        message: ERROR_MESSAGES['mobile/incomplete'],
      },
      {
        isRight: (mobile) => checkMobile(mobile) !== 'mobile/invalid',
        message: ERROR_MESSAGES['mobile/invalid'],
      },
    ],
    isPersonal: true,
  },
] as const satisfies readonly Field[];

export type EnquiryField = (typeof FIELDS)[number]['name'];

export type FieldEntry = Field & { name: EnquiryField };

export const ENQUIRY_FIELDS: readonly FieldEntry[] = FIELDS;

export const FIELD_NAMES: readonly EnquiryField[] = FIELDS.map(({ name }) => name);

/** What stands in the form: texts, as HTML has them. City is a slug; branch and grade are numbers. */
export type EnquiryFields = Record<EnquiryField, string>;

/** A sentence for each field that is missing or wrong. */
export type EnquiryProblems = Partial<Record<EnquiryField, string>>;

/** A value for every field. */
export const mapFields = <Value>(
  build: (field: FieldEntry) => Value,
): Record<EnquiryField, Value> => {
  const values: Partial<Record<EnquiryField, Value>> = {};
  for (const field of ENQUIRY_FIELDS) values[field.name] = build(field);
  if (!isComplete(values)) throw new Error('A field of the enquiry is missing.');
  return values;
};

const isComplete = <Value>(
  values: Partial<Record<EnquiryField, Value>>,
): values is Record<EnquiryField, Value> => FIELD_NAMES.every((name) => name in values);

/** The mistake that the snackbar names, or null where there is none. */
export const firstProblem = (
  problems: EnquiryProblems,
): { field: EnquiryField; message: string } | null => {
  for (const field of FIELD_NAMES) {
    const message = problems[field];
    if (message !== undefined) return { field, message };
  }
  return null;
};
