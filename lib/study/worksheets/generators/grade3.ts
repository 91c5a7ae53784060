import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GRADE_3_CALENDAR } from './grade3/calendar';
import { GRADE_3_CHARTS } from './grade3/charts';
import { GRADE_3_ENGLISH } from './grade3/english';
import { GRADE_3_EVS } from './grade3/evs';
import { GRADE_3_NUMBER_SENSE } from './grade3/numberSense';
import { GRADE_3_NUMBERS } from './grade3/numbers';
import { GRADE_3_REASONING } from './grade3/reasoning';
import { GRADE_3_SHAPES } from './grade3/shapes';
import { GRADE_3_STORIES } from './grade3/stories';
import type { TopicGenerator } from './topicGenerator';

export const GRADE_3 = {
  ...GRADE_3_NUMBERS,
  ...GRADE_3_NUMBER_SENSE,
  ...GRADE_3_CALENDAR,
  ...GRADE_3_SHAPES,
  ...GRADE_3_STORIES,
  ...GRADE_3_REASONING,
  ...GRADE_3_CHARTS,
  ...GRADE_3_ENGLISH,
  ...GRADE_3_EVS,
} as const satisfies Record<TopicCode<'grade-3'>, TopicGenerator>;
