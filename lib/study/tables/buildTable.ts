import { sayLine } from '@/data/study/tables/sayNumber';
import { upTo } from './arithmetic';

export const TABLE_LENGTH = 20;

/** One line of a table, in figures and as children recite it. */
export type TableLine = { times: number; product: number; words: string };

/** The table of a number, to twenty. */
export const buildTable = (factor: number): TableLine[] =>
  upTo(TABLE_LENGTH).map((times) => ({
    times,
    product: factor * times,
    words: sayLine(factor, times),
  }));
