import type { Thing } from '@/lib/study/worksheets/picture';

/** Kinds of the drawn things; a thing that could be two stands in none of the other's sheets. */
export const EATEN = ['mango', 'apple', 'banana', 'carrot', 'egg'] as const satisfies Thing[];

export const ANIMALS = [
  'cat',
  'dog',
  'cow',
  'rabbit',
  'fish',
  'hen',
  'duck',
  'butterfly',
] as const satisfies Thing[];

export const WORN = ['shirt', 'hat', 'shoe', 'sock'] as const satisfies Thing[];

export const RIDDEN = ['bus', 'car', 'boat'] as const satisfies Thing[];

export const BODY = ['eye', 'ear', 'hand', 'foot'] as const satisfies Thing[];

/** Neither eaten nor alive nor worn nor ridden. */
export const OBJECTS = [
  'ball',
  'kite',
  'star',
  'cup',
  'umbrella',
  'book',
  'house',
  'bell',
  'drum',
  'pencil',
  'chair',
  'spoon',
  'key',
] as const satisfies Thing[];
