import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { type Paper, paperFront } from './paperFront';

type Papers = readonly { slug: string; front: Paper }[];

const FOLDER = join(process.cwd(), 'data', 'study', 'papers');
const ENDING = '.md';

// A build asks for every paper in turn; in development a changed paper must show at once.
const KEEPS_PAPERS = process.env.NODE_ENV === 'production';

let kept: Papers | undefined;

const readPaper = (name: string): Papers[number] => {
  try {
    // With options it keeps nothing: what it keeps without is not checked again.
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
export const readPapers = (): Papers => {
  const papers =
    kept ??
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .map(readPaper);
  if (KEEPS_PAPERS) kept = papers;
  return papers;
};
