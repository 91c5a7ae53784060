/** The subjects whose chapters are taught here, each with problems of our own. */
export const SOLVED_SUBJECTS = [
  'maths',
  'evs',
  'science',
  'physics',
  'chemistry',
  'biology',
] as const;
export type SolvedSubject = (typeof SOLVED_SUBJECTS)[number];

export type NcertChapter = {
  /** As it is printed in the book. */
  name: string;
  /** What it teaches, in our words: part of a description and of what the search box finds. */
  about: string;
};

/** A unit or volume of a book, by the numbers of its first and last chapter. */
export type ChapterGroup = { name: string; from: number; to: number };

export type SolvedBook = {
  title: string;
  /** What the year is about, in our words. */
  lead: string;
  /** Chapter 1 comes first. */
  chapters: readonly NcertChapter[];
  groups?: readonly ChapterGroup[];
};

export type EnglishPiece = {
  name: string;
  /** The poems that belong to the piece. */
  poems?: readonly string[];
};

export type EnglishBook = {
  title: string;
  /** Units of the book, where it is not known which pieces each of them holds. */
  units?: readonly string[];
  parts: readonly {
    /** A unit, `Prose` or `Poetry`; null where the book has no parts. */
    name: string | null;
    pieces: readonly EnglishPiece[];
  }[];
};

/** Subjects of which the titles of the books are listed, without their chapters. */
export const TITLED_SUBJECTS = ['hindi', 'sanskrit', 'socialScience'] as const;
export type TitledSubject = (typeof TITLED_SUBJECTS)[number];

/** The books of a class. */
export type NcertClass = {
  solved: Partial<Record<SolvedSubject, SolvedBook>>;
  english: readonly EnglishBook[];
  titles: Partial<Record<TitledSubject, readonly string[]>>;
};
