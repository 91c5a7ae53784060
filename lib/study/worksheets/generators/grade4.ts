import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_4_ENGLISH } from './grade4/english';
import { GRADE_4_EVS } from './grade4/evs';
import { GRADE_4_MEASURES_TOPICS } from './grade4/measures';
import { GRADE_4_NUMBERS } from './grade4/numbers';
import { GRADE_4_REASONING } from './grade4/reasoning';
import { GRADE_4_STORIES } from './grade4/stories';
import { GRADE_4_TABLES } from './grade4/tables';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_4 = {
  ...GRADE_4_NUMBERS,
  ...GRADE_4_STORIES,
  ...GRADE_4_MEASURES_TOPICS,
  ...GRADE_4_REASONING,
  ...GRADE_4_TABLES,
  ...GRADE_4_ENGLISH,
  ...GRADE_4_EVS,
} as const satisfies Record<TopicCode<'grade-4'>, TopicGenerator>;
