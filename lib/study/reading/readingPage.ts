import { READING_COPY, READING_PATHS, type ReadingKind } from '@/data/routes/paths/study/reading';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import type { Front } from './front';
import { type Piece, readShelf } from './readShelf';

export type ReadingPage = {
  seo: PageSeo;
  kind: ReadingKind;
  crumbs: readonly { title: string; path?: string }[];
  title: string;
  lead: string;
  html: string;
  picture: { src: string; alt: string };
  words: Front['words'];
  questions: Front['questions'];
  activity: string;
  /** Null for stories. */
  listen: string | null;
  labels: Record<'words' | 'questions' | 'answer' | 'listen' | 'activity', string>;
  related: readonly { title: string; path: string; note: string }[];
};

const SHOWN_NEXT = 3;

/** The pieces that follow on the shelf for the same age, round to the first again. */
const nextPieces = (piece: Piece, shelf: readonly Piece[]): readonly Piece[] => {
  const peers = shelf.filter(({ front }) => front.age === piece.front.age);
  const at = peers.findIndex(({ slug }) => slug === piece.slug);
  return [...peers.slice(at + 1), ...peers.slice(0, at)].slice(0, SHOWN_NEXT);
};

/** The page of one poem or story; null where the shelf has none of this name. */
export const buildReadingPage = (kind: ReadingKind, slug: string): ReadingPage | null => {
  const shelf = readShelf(kind);
  const piece = shelf.find((candidate) => candidate.slug === slug);
  if (!piece) return null;
  const { front, title, html, path, picture } = piece;
  const { name, pieceLead, other, otherNote } = READING_COPY[kind];
  const { words, questions, answer, listen, activity } = READING_COPY;

  return {
    seo: seoFor(path),
    kind,
    crumbs: [{ title: name, path: READING_PATHS[kind] }, { title }],
    title,
    lead: pieceLead(READING_COPY.ages[front.age].label, READING_COPY.minutes(front.minutes)),
    html,
    picture: { src: picture, alt: front.alt },
    words: front.words,
    questions: front.questions,
    activity: front.activity,
    listen: front.listen ?? null,
    labels: { words, questions, answer, listen, activity },
    related: [
      ...nextPieces(piece, shelf).map((next) => ({
        title: next.title,
        path: next.path,
        note: next.about,
      })),
      { title: other, path: READING_PATHS[kind], note: otherNote },
    ],
  };
};
