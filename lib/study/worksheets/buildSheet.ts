import { drawSheet, type Sheet } from './drawSheet';
import { GENERATORS } from './generators/generators';
import type { SheetName } from './sheetCode';

/**
 * The sheet of a code, by the generators of all classes: for prerendering and tests. Null where the
 * class has no generator for the topic.
 */
export const buildSheet = (name: SheetName): Sheet | null => {
  const generator = GENERATORS[name.slug][name.topic.code];
  return generator ? drawSheet(name, generator) : null;
};
