import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { cachedRead } from '@/lib/study/markdown/cachedRead';
import { type Paper, paperFront } from './paperFront';

const FOLDER = join(process.cwd(), 'data', 'study', 'papers');
const ENDING = '.md';

const listSlugs = cachedRead((): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort(),
);

const parsePaper = cachedRead((slug: string): Paper => {
  try {
    // With options it caches nothing: what it has cached is not checked again.
    const { data } = matter(readFileSync(join(FOLDER, `${slug}${ENDING}`), 'utf8'), {});
    return paperFront.parse(data);
  } catch (cause) {
    throw new Error(`${slug}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
});

/**
 * A paper by its slug (`class-10-maths`); null where there is none. Throws with the slug where it is
 * wrong. For the server and the build only; unlike `readMarkdown` it loads at once, since papers have
 * no text.
 */
export const readPaper = (slug: string): Paper | null =>
  listSlugs().includes(slug) ? parsePaper(slug) : null;

/** All papers, by slug. */
export const readPapers = (): readonly { slug: string; front: Paper }[] =>
  listSlugs().map((slug) => ({ slug, front: parsePaper(slug) }));
