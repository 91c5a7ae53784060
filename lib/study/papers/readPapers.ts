import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { cachedRead } from '@/lib/study/markdown/cachedRead';
import { type Paper, paperFront } from './paperFront';

type Papers = readonly { slug: string; front: Paper }[];

const FOLDER = join(process.cwd(), 'data', 'study', 'papers');
const ENDING = '.md';

const readPaper = (name: string): Papers[number] => {
  try {
    // With options it caches nothing: what it has cached is not checked again.
    const { data } = matter(readFileSync(join(FOLDER, name), 'utf8'), {});
    return { slug: name.slice(0, -ENDING.length), front: paperFront.parse(data) };
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};

/**
 * All papers, by file name (`class-10-maths`). Throws with the file's name where one is wrong. For
 * the server and the build only; unlike `readMarkdown` it loads at once, since papers have no text.
 */
export const readPapers = cachedRead(
  (): Papers =>
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .map(readPaper),
);
