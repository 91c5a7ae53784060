import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './ganita-prakash/chapter01';
import { CHAPTER_02 } from './ganita-prakash/chapter02';
import { CHAPTER_03 } from './ganita-prakash/chapter03';
import { CHAPTER_04 } from './ganita-prakash/chapter04';
import { CHAPTER_05 } from './ganita-prakash/chapter05';
import { CHAPTER_06 } from './ganita-prakash/chapter06';
import { CHAPTER_07 } from './ganita-prakash/chapter07';
import { CHAPTER_08 } from './ganita-prakash/chapter08';
import { CHAPTER_09 } from './ganita-prakash/chapter09';
import { CHAPTER_10 } from './ganita-prakash/chapter10';
import { CHAPTER_11 } from './ganita-prakash/chapter11';
import { CHAPTER_12 } from './ganita-prakash/chapter12';
import { CHAPTER_13 } from './ganita-prakash/chapter13';
import { CHAPTER_14 } from './ganita-prakash/chapter14';
import { CHAPTER_15 } from './ganita-prakash/chapter15';

/** Chapters by the numbers of their files: 9 is the first of Part 2. */
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
  11: CHAPTER_11,
  12: CHAPTER_12,
  13: CHAPTER_13,
  14: CHAPTER_14,
  15: CHAPTER_15,
};
