import type { Contexts } from './context';
import { GRADE_3_CONTEXTS } from './grade3Contexts';
import { GRADE_4_CONTEXTS } from './grade4Contexts';
import { GRADE_5_CONTEXTS } from './grade5Contexts';
import { GRADE_6_CONTEXTS } from './grade6Contexts';

const ALL = [GRADE_3_CONTEXTS, GRADE_4_CONTEXTS, GRADE_5_CONTEXTS, GRADE_6_CONTEXTS];

/** The word problems of Grades 3 to 6. */
export const PRIMARY_CONTEXTS: Contexts = {
  told: ALL.flatMap(({ told }) => told),
  abstract: ALL.flatMap(({ abstract }) => abstract),
};
