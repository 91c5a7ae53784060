import type { ConceptSubject } from '@/data/routes/paths/study/concepts';
import { ENGLISH_SUBJECT } from './englishSubject';
import { EVS_SUBJECT } from './evsSubject';
import { MATHS_SUBJECT } from './mathsSubject';
import { SCIENCE_SUBJECT } from './scienceSubject';
import type { Subject } from './subject';

/**
 * The subjects that have lessons. The texts of a subject are the Markdown files in the folder beside
 * this file that has its name.
 */
export const CONCEPT_SUBJECTS: Record<ConceptSubject, Subject> = {
  maths: MATHS_SUBJECT,
  science: SCIENCE_SUBJECT,
  evs: EVS_SUBJECT,
  english: ENGLISH_SUBJECT,
};
