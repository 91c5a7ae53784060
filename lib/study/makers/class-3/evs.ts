import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './evs/chapter01';
import { CHAPTER_02 } from './evs/chapter02';
import { CHAPTER_03 } from './evs/chapter03';
import { CHAPTER_04 } from './evs/chapter04';
import { CHAPTER_05 } from './evs/chapter05';
import { CHAPTER_06 } from './evs/chapter06';
import { CHAPTER_07 } from './evs/chapter07';
import { CHAPTER_08 } from './evs/chapter08';
import { CHAPTER_09 } from './evs/chapter09';
import { CHAPTER_10 } from './evs/chapter10';
import { CHAPTER_11 } from './evs/chapter11';
import { CHAPTER_12 } from './evs/chapter12';

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
};
