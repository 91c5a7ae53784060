import { show } from '@/lib/study/worksheets/text';

/** Children of the questions, girls and boys from all over India. */
export const NAMES = [
  'Ananya',
  'Farhan',
  'Gurpreet',
  'Joseph',
  'Kabir',
  'Lakshmi',
  'Meena',
  'Mohit',
  'Nima',
  'Priya',
  'Ruksana',
  'Sohail',
  'Tenzin',
  'Zoya',
] as const;

/** `1 hour`, `2 hours`. */
export const quantity = (count: number, one: string, many: string): string =>
  `${show(count)} ${count === 1 ? one : many}`;
