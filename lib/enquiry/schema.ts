import { type ObjectSchema, object, string } from 'yup';
import { ENQUIRY_MESSAGES } from '@/data/copy/enquiry';
import { ENQUIRY_PROBLEMS } from '@/data/copy/enquiryProblems';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { isCitySlug } from '@/data/places/places';
import type { EnquiryFields } from './fields';
import {
  hasLetter,
  isDate,
  isEmail,
  isReadable,
  isTaught,
  isTooEarly,
  LONGEST_NAME,
  parseBranch,
} from './rules';

const text = () => string().trim().default('');

const name = (whenMissing: string) =>
  text()
    .required(whenMissing)
    .max(LONGEST_NAME, ENQUIRY_PROBLEMS.nameTooLong)
    .test('readable', ENQUIRY_PROBLEMS.unreadable, isReadable)
    .test('letters', ENQUIRY_PROBLEMS.nameWithoutLetters, hasLetter);

const isMissingOr = (isRight: (value: string) => boolean) => (value: string) =>
  value === '' || isRight(value);

/**
 * The enquiry form's rules, used by the form and again by the server. `getToday` is asked when the
 * form is checked, not when it is drawn: `() => todayInIndia(Date.now())`.
 */
export const createEnquirySchema = (getToday: () => string): ObjectSchema<EnquiryFields> =>
  object({
    parent_name: name(ENQUIRY_MESSAGES.parent_name),
    child_name: name(ENQUIRY_MESSAGES.child_name),
    date_of_birth: text()
      .required(ENQUIRY_MESSAGES.date_of_birth)
      .test('date', ENQUIRY_MESSAGES.date_of_birth, isDate)
      .test('past', ENQUIRY_MESSAGES.date_of_birth, (date) => date <= getToday())
      .test('year', ENQUIRY_PROBLEMS.birthTooEarly, (date) => !isTooEarly(date)),
    email: text().test('email', ENQUIRY_MESSAGES.email, isMissingOr(isEmail)),
    city: text().required(ENQUIRY_MESSAGES.city).test('city', ENQUIRY_MESSAGES.city, isCitySlug),
    branch: text()
      .required(ENQUIRY_MESSAGES.branch)
      .test('branch', ENQUIRY_MESSAGES.branch, (branch, { parent }) =>
        isBranchOf(branch, parent.city),
      ),
    grade: text()
      .required(ENQUIRY_MESSAGES.grade)
      .test('grade', ENQUIRY_MESSAGES.grade, (grade, { parent }) =>
        isTaught(grade, String(parent.branch)),
      ),
    mobile: text()
      .test('length', ERROR_MESSAGES['mobile/incomplete'], isMissingOr(isTenDigits))
      .test('start', ERROR_MESSAGES['mobile/invalid'], isMissingOr(isIndianMobile)),
  });

const isTenDigits = (mobile: string): boolean => /^\d{10}$/.test(mobile);
const isIndianMobile = (mobile: string): boolean => /^[6-9]/.test(mobile);

// Without a city there is nothing to disagree with: the city's own message asks for it.
const isBranchOf = (text: string, city: unknown): boolean => {
  const branch = parseBranch(text);
  return branch !== null && (!isCitySlug(city) || branch.city === city);
};
