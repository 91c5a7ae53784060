import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { GRADE_1 } from './grade1';
import { GRADE_2 } from './grade2';
import { GRADE_3 } from './grade3';
import { GRADE_4 } from './grade4';
import { GRADE_5 } from './grade5';
import { GRADE_6 } from './grade6';
import { GRADE_7 } from './grade7';
import { GRADE_8 } from './grade8';
import { GRADE_9 } from './grade9';
import { GRADE_10 } from './grade10';
import { K1 } from './k1';
import { K2 } from './k2';
import { NURSERY } from './nursery';
import { PRE_NURSERY } from './preNursery';
import type { TopicGenerator } from './topicGenerator';

/** The generators of every class by the code of their topic. */
export const GENERATORS: Readonly<Record<WorksheetSlug, Readonly<Record<string, TopicGenerator>>>> =
  {
    'pre-nursery': PRE_NURSERY,
    nursery: NURSERY,
    k1: K1,
    k2: K2,
    'grade-1': GRADE_1,
    'grade-2': GRADE_2,
    'grade-3': GRADE_3,
    'grade-4': GRADE_4,
    'grade-5': GRADE_5,
    'grade-6': GRADE_6,
    'grade-7': GRADE_7,
    'grade-8': GRADE_8,
    'grade-9': GRADE_9,
    'grade-10': GRADE_10,
  };
