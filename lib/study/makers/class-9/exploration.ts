import type { BookMakers } from '@/lib/study/makers/maker';
import { CHAPTER_01 } from './exploration/chapter01';

export const MAKERS: BookMakers = {
  1: CHAPTER_01,
};
