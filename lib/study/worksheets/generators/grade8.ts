import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_8_COURSE } from './grade8/course';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_8 = {
  ...GRADE_8_COURSE,
} as const satisfies Record<TopicCode<'grade-8'>, TopicGenerator>;
