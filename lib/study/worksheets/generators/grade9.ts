import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_9_COURSE } from './grade9/course';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_9 = {
  ...GRADE_9_COURSE,
} as const satisfies Record<TopicCode<'grade-9'>, TopicGenerator>;
