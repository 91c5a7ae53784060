import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './our-wondrous-world/chapter01';
import { CHAPTER_02 } from './our-wondrous-world/chapter02';
import { CHAPTER_03 } from './our-wondrous-world/chapter03';
import { CHAPTER_04 } from './our-wondrous-world/chapter04';
import { CHAPTER_05 } from './our-wondrous-world/chapter05';
import { CHAPTER_06 } from './our-wondrous-world/chapter06';
import { CHAPTER_07 } from './our-wondrous-world/chapter07';
import { CHAPTER_08 } from './our-wondrous-world/chapter08';
import { CHAPTER_09 } from './our-wondrous-world/chapter09';
import { CHAPTER_10 } from './our-wondrous-world/chapter10';

export const MAKERS: BookMakers = {
  1: CHAPTER_01,
  2: CHAPTER_02,
  3: CHAPTER_03,
  4: CHAPTER_04,
  5: CHAPTER_05,
  6: CHAPTER_06,
  7: CHAPTER_07,
  8: CHAPTER_08,
  9: CHAPTER_09,
  10: CHAPTER_10,
};
