import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BookPlace } from '@/data/study/ncert/books';
import { cachedRead } from '@/lib/study/markdown/cachedRead';
import { type MarkdownPage, readMarkdown } from '@/lib/study/markdown/readMarkdown';
import { type NcertFront, ncertFront } from './ncertFront';

export type ChapterText = MarkdownPage<NcertFront> & { number: number };

const NUMBERED = /^chapter-(\d{2})$/;

/**
 * The texts of a book's chapters, by number; a chapter that nobody wrote yet is not among them.
 * Throws where a file is not named after a chapter. For the server and the build only.
 */
export const readChapters = ({
  classNumber,
  slug,
}: Pick<BookPlace, 'classNumber' | 'slug'>): readonly ChapterText[] =>
  readTexts(`ncert/class-${classNumber}/${slug}`);

const readTexts = cachedRead((kind: string): readonly ChapterText[] => {
  if (!existsSync(join(process.cwd(), 'data', 'study', kind))) return [];
  return readMarkdown(kind, ncertFront).map((page) => {
    const [, digits] = NUMBERED.exec(page.slug) ?? [];
    if (digits === undefined) throw new Error(`${kind}/${page.slug}.md is no chapter-NN.md`);
    return { ...page, number: Number(digits) };
  });
});
