import type { Contexts } from './context';
import { GRADE_7_CONTEXTS } from './grade7Contexts';
import { GRADE_8_CONTEXTS } from './grade8Contexts';
import { GRADE_9_CONTEXTS } from './grade9Contexts';
import { GRADE_10_CONTEXTS } from './grade10Contexts';

const ALL: readonly Contexts[] = [
  GRADE_7_CONTEXTS,
  GRADE_8_CONTEXTS,
  GRADE_9_CONTEXTS,
  GRADE_10_CONTEXTS,
];

/** The word problems of Grades 7 to 10. */
export const SECONDARY_CONTEXTS: Contexts = {
  told: ALL.flatMap(({ told }) => told),
  abstract: ALL.flatMap(({ abstract }) => abstract),
};
