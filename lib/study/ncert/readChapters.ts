import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SolvedSubject } from '@/data/study/ncert/book';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { type MarkdownPage, readMarkdown } from '@/lib/study/markdown/readMarkdown';
import { type NcertFront, ncertFront } from './ncertFront';

export type ChapterText = MarkdownPage<NcertFront> & { number: number };

// A build asks for every chapter in turn; in development a changed text must show at once.
const KEEPS_TEXTS = process.env.NODE_ENV === 'production';

const kept = new Map<string, readonly ChapterText[]>();

const NUMBERED = /^chapter-(\d{2})$/;

/**
 * The texts of a subject's chapters, by number; a chapter that nobody wrote yet is not among them.
 * Throws where a file is not named after a chapter. For the server and the build only.
 */
export const readChapters = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
): readonly ChapterText[] => {
  const kind = `ncert/class-${classNumber}/${subject}`;
  const texts = kept.get(kind) ?? readTexts(kind);
  if (KEEPS_TEXTS) kept.set(kind, texts);
  return texts;
};

const readTexts = (kind: string): readonly ChapterText[] => {
  if (!existsSync(join(process.cwd(), 'data', 'study', kind))) return [];
  return readMarkdown(kind, ncertFront).map((page) => {
    const [, digits] = NUMBERED.exec(page.slug) ?? [];
    if (digits === undefined) throw new Error(`${kind}/${page.slug}.md is no chapter-NN.md`);
    return { ...page, number: Number(digits) };
  });
};
