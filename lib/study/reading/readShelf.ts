import {
  POEMS,
  poemPath,
  type ReadingKind,
  type ShelfEntry,
  STORIES,
  storyPath,
} from '@/data/routes/paths/study/reading';
import { readMarkdown } from '@/lib/study/markdown/readMarkdown';
import { breakLines } from './breakLines';
import { FRONT, type Front } from './front';

export type Piece = ShelfEntry & { path: string; picture: string; front: Front; html: string };

const SHELVES = {
  poems: { entries: POEMS, toPath: poemPath, toHtml: breakLines },
  stories: { entries: STORIES, toPath: storyPath, toHtml: (html: string) => html },
};

const read: Partial<Record<ReadingKind, readonly Piece[]>> = {};

/**
 * The pieces of a shelf in its order. For the server and the build only. Throws where the list in
 * `data/routes/paths/study/reading` and the Markdown files do not hold the same pieces.
 */
export const readShelf = (kind: ReadingKind): readonly Piece[] => {
  // Files change only while somebody writes them.
  if (process.env.NODE_ENV === 'production') {
    read[kind] ??= readPieces(kind);
    return read[kind];
  }
  return readPieces(kind);
};

const readPieces = (kind: ReadingKind): readonly Piece[] => {
  const { entries, toPath, toHtml } = SHELVES[kind];
  const files = new Map(readMarkdown(kind, FRONT).map((file) => [file.slug, file]));

  const pieces = entries.map((entry) => {
    const file = files.get(entry.slug);
    if (!file) throw new Error(`data/study/${kind}/${entry.slug}.md is missing`);
    files.delete(entry.slug);
    return {
      ...entry,
      path: toPath(entry.slug),
      picture: `/pictures/${kind}/${entry.slug}.svg`,
      front: file.front,
      html: toHtml(file.readHtml()),
    };
  });
  const [unlisted] = files.keys();
  if (unlisted) throw new Error(`data/study/${kind}/${unlisted}.md is not on its shelf`);
  return pieces;
};
