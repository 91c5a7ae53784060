import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_7_COURSE } from './grade7/course';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_7 = {
  ...GRADE_7_COURSE,
} as const satisfies Record<TopicCode<'grade-7'>, TopicGenerator>;
