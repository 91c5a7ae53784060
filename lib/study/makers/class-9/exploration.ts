import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './exploration/chapter01';
import { CHAPTER_02 } from './exploration/chapter02';
import { CHAPTER_03 } from './exploration/chapter03';
import { CHAPTER_04 } from './exploration/chapter04';
import { CHAPTER_05 } from './exploration/chapter05';
import { CHAPTER_06 } from './exploration/chapter06';
import { CHAPTER_07 } from './exploration/chapter07';
import { CHAPTER_08 } from './exploration/chapter08';
import { CHAPTER_09 } from './exploration/chapter09';
import { CHAPTER_10 } from './exploration/chapter10';
import { CHAPTER_11 } from './exploration/chapter11';
import { CHAPTER_12 } from './exploration/chapter12';
import { CHAPTER_13 } from './exploration/chapter13';

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
