import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_8_COURSE } from './grade8/course';
import { GRADE_8_FIGURES } from './grade8/figures';
import { GRADE_8_REASONING } from './grade8/reasoning';
import { GRADE_8_SCIENCE } from './grade8/science';
import { GRADE_8_STORIES } from './grade8/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_8 = {
  ...GRADE_8_COURSE,
  ...GRADE_8_FIGURES,
  ...GRADE_8_STORIES,
  ...GRADE_8_REASONING,
  ...GRADE_8_SCIENCE,
} as const satisfies Record<TopicCode<'grade-8'>, TopicGenerator>;
