import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_10_COURSE } from './grade10/course';
import { GRADE_10_FIGURES } from './grade10/figures';
import { GRADE_10_REASONING } from './grade10/reasoning';
import { GRADE_10_SCIENCE } from './grade10/science';
import { GRADE_10_STORIES } from './grade10/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_10 = {
  ...GRADE_10_COURSE,
  ...GRADE_10_FIGURES,
  ...GRADE_10_STORIES,
  ...GRADE_10_REASONING,
  ...GRADE_10_SCIENCE,
} as const satisfies Record<TopicCode<'grade-10'>, TopicGenerator>;
