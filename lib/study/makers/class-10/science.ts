import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './science/chapter01';
import { CHAPTER_02 } from './science/chapter02';

export const MAKERS: BookMakers = {
  1: CHAPTER_01,
  2: CHAPTER_02,
};
