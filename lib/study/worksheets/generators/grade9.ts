import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_9_COURSE } from './grade9/course';
import { GRADE_9_FIGURES } from './grade9/figures';
import { GRADE_9_FORMULAS } from './grade9/formulas';
import { GRADE_9_REASONING } from './grade9/reasoning';
import { GRADE_9_SCIENCE } from './grade9/science';
import { GRADE_9_STORIES } from './grade9/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_9 = {
  ...GRADE_9_COURSE,
  ...GRADE_9_FIGURES,
  ...GRADE_9_STORIES,
  ...GRADE_9_REASONING,
  ...GRADE_9_SCIENCE,
  ...GRADE_9_FORMULAS,
} as const satisfies Record<TopicCode<'grade-9'>, TopicGenerator>;
