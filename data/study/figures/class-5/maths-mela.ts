import type { BookFigures } from '@/data/study/figures/figure';
import { CHAPTER_1 } from './maths-mela/chapter01';
import { CHAPTER_2 } from './maths-mela/chapter02';
import { CHAPTER_3 } from './maths-mela/chapter03';
import { CHAPTER_4 } from './maths-mela/chapter04';
import { CHAPTER_5 } from './maths-mela/chapter05';
import { CHAPTER_6 } from './maths-mela/chapter06';
import { CHAPTER_7 } from './maths-mela/chapter07';
import { CHAPTER_8 } from './maths-mela/chapter08';
import { CHAPTER_9 } from './maths-mela/chapter09';
import { CHAPTER_10 } from './maths-mela/chapter10';
import { CHAPTER_11 } from './maths-mela/chapter11';
import { CHAPTER_12 } from './maths-mela/chapter12';
import { CHAPTER_13 } from './maths-mela/chapter13';
import { CHAPTER_14 } from './maths-mela/chapter14';
import { CHAPTER_15 } from './maths-mela/chapter15';

export const FIGURES: BookFigures = {
  1: CHAPTER_1,
  2: CHAPTER_2,
  3: CHAPTER_3,
  4: CHAPTER_4,
  5: CHAPTER_5,
  6: CHAPTER_6,
  7: CHAPTER_7,
  8: CHAPTER_8,
  9: CHAPTER_9,
  10: CHAPTER_10,
  11: CHAPTER_11,
  12: CHAPTER_12,
  13: CHAPTER_13,
  14: CHAPTER_14,
  15: CHAPTER_15,
};
