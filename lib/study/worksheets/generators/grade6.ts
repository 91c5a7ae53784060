import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_6_ANGLES } from './grade6/angles';
import { GRADE_6_NUMBER_PLAY } from './grade6/numberPlay';
import { GRADE_6_NUMBERS } from './grade6/numbers';
import { GRADE_6_REASONING } from './grade6/reasoning';
import { GRADE_6_SCIENCE } from './grade6/science';
import { GRADE_6_STORIES } from './grade6/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_6 = {
  ...GRADE_6_NUMBERS,
  ...GRADE_6_NUMBER_PLAY,
  ...GRADE_6_ANGLES,
  ...GRADE_6_STORIES,
  ...GRADE_6_REASONING,
  ...GRADE_6_SCIENCE,
} as const satisfies Record<TopicCode<'grade-6'>, TopicGenerator>;
