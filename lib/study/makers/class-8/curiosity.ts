import type { BookMakers } from '@/lib/study/makers/maker';
import { chapter01 } from './curiosity/chapter01';
import { chapter02 } from './curiosity/chapter02';
import { chapter03 } from './curiosity/chapter03';
import { chapter04 } from './curiosity/chapter04';
import { chapter05 } from './curiosity/chapter05';
import { chapter06 } from './curiosity/chapter06';
import { chapter07 } from './curiosity/chapter07';
import { chapter08 } from './curiosity/chapter08';
import { chapter09 } from './curiosity/chapter09';
import { chapter10 } from './curiosity/chapter10';
import { chapter11 } from './curiosity/chapter11';
import { chapter12 } from './curiosity/chapter12';
import { chapter13 } from './curiosity/chapter13';

export const MAKERS: BookMakers = {
  1: chapter01,
  2: chapter02,
  3: chapter03,
  4: chapter04,
  5: chapter05,
  6: chapter06,
  7: chapter07,
  8: chapter08,
  9: chapter09,
  10: chapter10,
  11: chapter11,
  12: chapter12,
  13: chapter13,
};
