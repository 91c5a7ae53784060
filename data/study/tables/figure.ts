import { listWords } from '@/data/copy/listWords';

/** A number in figures, grouped the Indian way: 1,020. */
export const figure = (value: number): string => value.toLocaleString('en-IN');

/** Numbers as people list them: 1, 2 and 3. */
export const listed = (values: readonly (number | string)[]): string =>
  listWords(values.map((value) => (typeof value === 'number' ? figure(value) : value)));

/** One line of a table with its result: 17 × 8 = 136. */
export const line = (factor: number, times: number): string =>
  `${factor} × ${times} = ${figure(factor * times)}`;
