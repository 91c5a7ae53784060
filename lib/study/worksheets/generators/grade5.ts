import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_5_ENGLISH } from './grade5/english';
import { GRADE_5_EVS } from './grade5/evs';
import { GRADE_5_MEASURES_TOPICS } from './grade5/measures';
import { GRADE_5_NUMBERS } from './grade5/numbers';
import { GRADE_5_REASONING } from './grade5/reasoning';
import { GRADE_5_STORIES } from './grade5/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_5 = {
  ...GRADE_5_NUMBERS,
  ...GRADE_5_STORIES,
  ...GRADE_5_MEASURES_TOPICS,
  ...GRADE_5_REASONING,
  ...GRADE_5_ENGLISH,
  ...GRADE_5_EVS,
} as const satisfies Record<TopicCode<'grade-5'>, TopicGenerator>;
