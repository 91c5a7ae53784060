import type { BookMakers } from '@/lib/study/makers/maker';
import { chapter01 } from './curiosity/chapter01';

export const MAKERS: BookMakers = {
  1: chapter01,
};
