import { mergeShelves } from './mergeShelves';
import { isNewerShelf, parseShelf } from './parseShelf';
import type { Shelf } from './shelf';

export type ImportProblem = 'notOurs' | 'damaged' | 'newer' | 'tooMany';
export type Imported = { ok: true; shelf: Shelf } | { ok: false; problem: ImportProblem };

const FORMAT = 'opaline-study-shelf';

const refuse = (problem: ImportProblem): Imported => ({ ok: false, problem });

/** The text of a saved copy. */
export const exportShelf = (shelf: Shelf): string => JSON.stringify({ format: FORMAT, ...shelf });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const hasFormat = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

/** This device's shelf with a saved copy, or why it cannot be taken: all of it or nothing. */
export const importShelf = (here: Shelf, text: string): Imported => {
  const value = parseJson(text);
  if (!hasFormat(value)) return refuse('notOurs');
  if (isNewerShelf(value)) return refuse('newer');
  const read = parseShelf(value);
  if (!read || read.lost > 0) return refuse('damaged');
  const shelf = mergeShelves(here, read.shelf);
  return shelf ? { ok: true, shelf } : refuse('tooMany');
};
