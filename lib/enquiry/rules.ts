import { type GradeId, isGradeId } from '@/data/grades';
import { type BranchRecord, isCitySlug } from '@/data/places/places';
import { getBranch, isInForm, teachesGrade } from '@/lib/schools/directory/branches';
import { parseDay } from '@/lib/site/parseDay';

export const LONGEST_NAME = 80;
export const LONGEST_EMAIL = 254;
const EARLIEST_BIRTH = '1990-01-01';

// Control characters, halves of a character, and marks that turn the direction of the text around
// them. Joiners are welcome: some Indian scripts need them.
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const LETTER = /\p{L}/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
const NUMBER = /^\d{1,6}$/;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

export const hasLetter = (text: string): boolean => LETTER.test(text);

// The length goes first: the pattern is slow on long texts.
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && EMAIL.test(text) && isReadable(text);

/** Whether it is a day of the calendar: not 30 February. */
export const isDate = (text: string): boolean => parseDay(text) !== null;

export const isTooEarly = (date: string): boolean => date < EARLIEST_BIRTH;

/** The branch that can be chosen under this number, or null. */
export const parseBranch = (text: string): BranchRecord | null => {
  const branch = NUMBER.test(text) ? getBranch(Number(text)) : null;
  return branch !== null && isInForm(branch) ? branch : null;
};

/** Whether the branch can be chosen there. Without a city, whose own message asks for it, any can. */
export const isBranchOf = (text: string, city: string): boolean => {
  const branch = parseBranch(text);
  return branch !== null && (!isCitySlug(city) || branch.city === city);
};

export const parseGrade = (text: string): GradeId | null => {
  const grade: unknown = NUMBER.test(text) ? Number(text) : null;
  return isGradeId(grade) ? grade : null;
};

/** Whether the branch teaches the grade; any grade does while the branch is not known. */
export const isTaught = (grade: string, branch: string): boolean => {
  const [gradeId, record] = [parseGrade(grade), parseBranch(branch)];
  return gradeId !== null && (record === null || teachesGrade(record, gradeId));
};
