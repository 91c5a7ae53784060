import type { OutReason } from './outOfCourse';
import type { FormulaPlan } from './plans';

type Why = { session: string; orEarlier?: true };

const OUT = {
  dropped: (grade, { session, orEarlier }) =>
    `out of the class ${grade} course since ${session}${orEarlier ? ' or earlier' : ''}`,
  school: (_, { session }) => `assessed by the school only in ${session}, not in the written paper`,
  unconfirmed: (_, { session }) => `in the book until ${session}, not confirmed for the new course`,
} satisfies Record<OutReason['kind'], (grade: number, why: Why) => string>;

/** `Class 10`, or `Classes 6 to 8`. */
export const planName = ({ grades }: Pick<FormulaPlan, 'grades'>): string =>
  grades.length === 1 ? `Class ${grades[0]}` : `Classes ${grades[0]} to ${grades.at(-1)}`;

/** Words on the lists of formulas. */
export const SHEET_COPY = {
  classOf: (grade: number) => `Class ${grade}`,
  jumpToGroup: 'Go to a group',
  /** On the card of a class that has one page. */
  allOf: (name: string) => `All formulas of ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  count: (total: number) => `${total} formulas`,
  use: 'Use',
  mind: 'Mind',
  /** The heading of what is not, or not surely, in the course of the class. */
  alsoUseful: (grade: number, why: OutReason): string =>
    `Also useful: ${OUT[why.kind](grade, why)}`,
} as const;

/** Words of the filter box. */
export const FILTER_COPY = {
  label: 'Filter the formulas',
  words: 'Word or topic',
  hint: 'Such as area, lens or pH.',
  grade: 'Class',
  allClasses: 'All classes',
  clear: 'Show all',
  all: (total: number) => `All ${total} formulas are shown.`,
  some: (shown: number, total: number) => `${shown} of ${total} formulas are shown.`,
  none: 'No formula has all these words. Try one shorter word, or choose all of them.',
} as const;

/** Words of the page that leads to the three lists. */
export const INDEX_COPY = {
  count: (total: number) => `${total} formulas`,
  byClass: 'By class',
  caption: 'Topics of each class, with the number of formulas',
  classHead: 'Class',
  classOf: (grade: number) => `Class ${grade}`,
} as const;
