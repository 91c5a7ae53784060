import type { BookMakers } from '@/lib/study/makers/maker';
import { chapter01 } from './science/chapter01';
import { chapter02 } from './science/chapter02';
import { chapter03 } from './science/chapter03';
import { chapter04 } from './science/chapter04';
import { chapter05 } from './science/chapter05';
import { chapter06 } from './science/chapter06';
import { chapter07 } from './science/chapter07';
import { chapter08 } from './science/chapter08';
import { chapter09 } from './science/chapter09';
import { chapter10 } from './science/chapter10';
import { chapter11 } from './science/chapter11';
import { chapter12 } from './science/chapter12';

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
};
