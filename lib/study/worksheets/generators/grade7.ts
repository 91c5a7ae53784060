import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_7_COURSE } from './grade7/course';
import { GRADE_7_NUMBERS } from './grade7/numbers';
import { GRADE_7_REASONING } from './grade7/reasoning';
import { GRADE_7_SCIENCE } from './grade7/science';
import { GRADE_7_STORIES } from './grade7/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_7 = {
  ...GRADE_7_COURSE,
  ...GRADE_7_NUMBERS,
  ...GRADE_7_STORIES,
  ...GRADE_7_REASONING,
  ...GRADE_7_SCIENCE,
} as const satisfies Record<TopicCode<'grade-7'>, TopicGenerator>;
