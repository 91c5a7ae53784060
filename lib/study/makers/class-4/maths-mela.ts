import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_1 } from './maths-mela/chapter01';
import { CHAPTER_2 } from './maths-mela/chapter02';
import { CHAPTER_3 } from './maths-mela/chapter03';
import { CHAPTER_4 } from './maths-mela/chapter04';
import { CHAPTER_5 } from './maths-mela/chapter05';
import { CHAPTER_6 } from './maths-mela/chapter06';

/** Chapters by the numbers of their files. */
export const MAKERS: BookMakers = {
  1: CHAPTER_1,
  2: CHAPTER_2,
  3: CHAPTER_3,
  4: CHAPTER_4,
  5: CHAPTER_5,
  6: CHAPTER_6,
};
