import { drawSheet, type Sheet } from './drawSheet';
import { loadGenerators } from './generators/loadGenerators';
import { drawSeed, findTopic, formatCode, parseCode, type SheetName } from './sheetCode';

/** What another sheet needs, in one script: the page that a visitor comes to has its first one. */

export { drawSeed, findTopic, formatCode, parseCode };

/** The sheet of a code, by the generators of its class alone. */
export const openSheet = async (name: SheetName): Promise<Sheet | null> => {
  const generators = await loadGenerators(name.slug);
  const generator = generators[name.topic.code];
  return generator ? drawSheet(name, generator) : null;
};
