import { GRADE_1 } from './catalogue/grade1';
import { GRADE_2 } from './catalogue/grade2';
import { GRADE_3 } from './catalogue/grade3';
import { GRADE_4 } from './catalogue/grade4';
import { GRADE_5 } from './catalogue/grade5';
import { GRADE_6 } from './catalogue/grade6';
import { GRADE_7 } from './catalogue/grade7';
import { GRADE_8 } from './catalogue/grade8';
import { GRADE_9 } from './catalogue/grade9';
import { GRADE_10 } from './catalogue/grade10';
import { K1 } from './catalogue/k1';
import { K2 } from './catalogue/k2';
import { NURSERY } from './catalogue/nursery';
import { PRE_NURSERY } from './catalogue/preNursery';
import type { WorksheetGrade } from './catalogue/topic';
import type { WorksheetSlug } from './slugs';

export {
  WORKSHEET_SUBJECTS,
  type WorksheetGrade,
  type WorksheetSubject,
  type WorksheetTopic,
} from './catalogue/topic';

/**
 * Every worksheet topic, class by class. A topic's code stands in sheet codes that families have
 * written down: never rename one. Codes avoid I, L and O, which read like digits.
 */
export const WORKSHEET_GRADES = {
  'pre-nursery': PRE_NURSERY,
  nursery: NURSERY,
  k1: K1,
  k2: K2,
  'grade-1': GRADE_1,
  'grade-2': GRADE_2,
  'grade-3': GRADE_3,
  'grade-4': GRADE_4,
  'grade-5': GRADE_5,
  'grade-6': GRADE_6,
  'grade-7': GRADE_7,
  'grade-8': GRADE_8,
  'grade-9': GRADE_9,
  'grade-10': GRADE_10,
} as const satisfies Record<WorksheetSlug, WorksheetGrade>;

/** The codes of the topics of a class. */
export type TopicCode<Slug extends WorksheetSlug> =
  (typeof WORKSHEET_GRADES)[Slug]['topics'][number]['code'];
