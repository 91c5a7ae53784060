import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './maths-mela/chapter01';
import { CHAPTER_02 } from './maths-mela/chapter02';
import { CHAPTER_03 } from './maths-mela/chapter03';
import { CHAPTER_04 } from './maths-mela/chapter04';
import { CHAPTER_05 } from './maths-mela/chapter05';
import { CHAPTER_06 } from './maths-mela/chapter06';
import { CHAPTER_07 } from './maths-mela/chapter07';
import { CHAPTER_08 } from './maths-mela/chapter08';
import { CHAPTER_09 } from './maths-mela/chapter09';
import { CHAPTER_10 } from './maths-mela/chapter10';
import { CHAPTER_11 } from './maths-mela/chapter11';
import { CHAPTER_12 } from './maths-mela/chapter12';
import { CHAPTER_13 } from './maths-mela/chapter13';
import { CHAPTER_14 } from './maths-mela/chapter14';
import { CHAPTER_15 } from './maths-mela/chapter15';

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
