import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_1 } from './maths-mela/chapter01';
import { CHAPTER_2 } from './maths-mela/chapter02';

/** Chapters by the numbers of their files. */
export const MAKERS: BookMakers = {
  1: CHAPTER_1,
  2: CHAPTER_2,
};
