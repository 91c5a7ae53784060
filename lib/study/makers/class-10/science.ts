import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './science/chapter01';
import { CHAPTER_02 } from './science/chapter02';
import { CHAPTER_03 } from './science/chapter03';
import { CHAPTER_04 } from './science/chapter04';

export const MAKERS: BookMakers = {
  1: CHAPTER_01,
  2: CHAPTER_02,
  3: CHAPTER_03,
  4: CHAPTER_04,
};
