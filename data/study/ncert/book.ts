import type { Session } from './session';

/** The subjects whose chapters are taught here, each with problems of our own. */
export const SOLVED_SUBJECTS = [
  'maths',
  'evs',
  'science',
  'physics',
  'chemistry',
  'biology',
  'social-science',
  'history',
  'geography',
  'political-science',
  'economics',
] as const;
export type SolvedSubject = (typeof SOLVED_SUBJECTS)[number];

/** Social science: one book to class 9, four in class 10. */
const SOCIAL_SUBJECTS: readonly SolvedSubject[] = [
  'social-science',
  'history',
  'geography',
  'political-science',
  'economics',
];

export const isSocial = (subject: SolvedSubject): boolean => SOCIAL_SUBJECTS.includes(subject);

export type NcertChapter = {
  /** As it is printed in the book. */
  name: string;
  /** What the title of its page calls it where the whole name does not fit. */
  short?: string;
  /** What it teaches, in our words: part of a description and of what the search box finds. */
  about: string;
};

/**
 * A unit or volume of a book, by the numbers of its first and last chapter, counted through the book.
 * Where it `restarts`, the book prints its chapters from 1 again.
 */
export type ChapterGroup = { name: string; from: number; to: number; restarts?: true };

export type SolvedBook = {
  title: string;
  /**
   * Its part of an address and the name of its folder. Without one it is the name of the subject: a
   * book has one of its own where that address belongs to the book that it has replaced.
   */
  slug?: string;
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

/** The books of a class that came together: NCERT changes all of a class at once. */
export type BookSet = {
  /** The session with which they came into use in this form; null where we have not found it. */
  since: Session | null;
  /** Their last session, where others have taken their place. */
  until?: Session;
  solved: Partial<Record<SolvedSubject, SolvedBook>>;
  english: readonly EnglishBook[];
  titles: Partial<Record<TitledSubject, readonly string[]>>;
};

/** The books of a class, those in use first, then those that they have replaced. */
export type NcertClass = readonly [inUse: BookSet, ...replaced: BookSet[]];
