import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './science/chapter01';
import { CHAPTER_02 } from './science/chapter02';
import { CHAPTER_03 } from './science/chapter03';
import { CHAPTER_04 } from './science/chapter04';
import { CHAPTER_05 } from './science/chapter05';
import { CHAPTER_06 } from './science/chapter06';
import { CHAPTER_07 } from './science/chapter07';
import { CHAPTER_08 } from './science/chapter08';
import { CHAPTER_09 } from './science/chapter09';
import { CHAPTER_10 } from './science/chapter10';
import { CHAPTER_11 } from './science/chapter11';
import { CHAPTER_12 } from './science/chapter12';
import { CHAPTER_13 } from './science/chapter13';

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
};
