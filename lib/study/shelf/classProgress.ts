import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { Child, PageWork } from './shelf';

/** The books of a class and its worksheets, as the shelf lists them. */
export type ClassBooks = {
  classNumber: ClassNumber;
  path: string;
  books: readonly { name: string; path: string; chapters: number }[];
  /** The path of its worksheets; null after class 10. */
  worksheets: string | null;
};

type Entry = readonly [path: string, page: PageWork];

const solvedIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, [, { solved }]) => sum + solved.length, 0);

/** What a child did in the books of a class. */
export const classProgress = ({ pages }: Child, { books, worksheets }: ClassBooks) => {
  const entries = Object.entries(pages);
  return {
    books: books.map((book) => {
      const own = entries.filter(([path]) => path.startsWith(`${book.path}/`));
      return { ...book, begun: own.length, solved: solvedIn(own) };
    }),
    topics: entries.filter(([path]) => worksheets && path.startsWith(`${worksheets}?`)).length,
  };
};

/** What a child did on pages that are of no class: tables, lessons, formulas, calculators. */
export const elsewhere = ({ pages }: Child): readonly { path: string; page: PageWork }[] =>
  Object.entries(pages)
    .filter(([path]) => !/^\/(?:class\d|worksheets\/)/.test(path))
    .map(([path, page]) => ({ path, page }));
