import {
  type EnquiryField,
  type EnquiryFields,
  type EnquiryProblems,
  FIELD_NAMES,
  mapFields,
} from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/parseEnquiry';

/** What somebody at the desk has put right in an enquiry. */
export type CheckedCorrection = {
  /** As it stands then, trimmed. */
  fields: EnquiryFields;
  /** What is different; the city follows from the branch. */
  changed: EnquiryField[];
  problems: EnquiryProblems;
};

/** What else has to be right where a field was corrected. */
const DEPENDS_ON: Partial<Record<EnquiryField, readonly EnquiryField[]>> = {
  city: ['branch'],
  grade: ['branch'],
  mobile: ['email'],
};

/**
 * Checks a correction by the rules of the enquiry form. What stands there since before and is not touched
 * may stay, also where the form would not take it today.
 */
export const checkCorrection = (
  before: EnquiryFields,
  after: Readonly<Record<string, string>>,
  today: string,
): CheckedCorrection => {
  const { fields, problems } = parseEnquiry({ ...before, ...after }, { today, hasNumber: false });
  const isTouched = (name: EnquiryField) => (after[name] ?? before[name]).trim() !== before[name];
  const isChanged = (name: EnquiryField) => isTouched(name) && fields[name] !== before[name];
  const counts = (name: EnquiryField) =>
    isChanged(name) || (DEPENDS_ON[name]?.some(isChanged) ?? false);
  return {
    fields,
    changed: FIELD_NAMES.filter((name) => name !== 'city' && isChanged(name)),
    problems: Object.fromEntries(
      FIELD_NAMES.flatMap((name) =>
        problems[name] !== undefined && counts(name) ? [[name, problems[name]]] : [],
      ),
    ),
  };
};

/** The fields of a form out of texts from anywhere; a missing one is empty. */
export const toFields = (texts: Readonly<Record<string, string>>): EnquiryFields =>
  mapFields(({ name }) => texts[name] ?? '');
