import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { booksInUse } from '@/data/study/ncert/books';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import type { ClassBooks } from './classProgress';

/** The books in use of every class, for the shelf. */
export const buildClassBooks = (): readonly ClassBooks[] =>
  CLASS_NUMBERS.map((classNumber) => {
    const slug = WORKSHEET_SLUGS.find((candidate) => candidate === `grade-${classNumber}`);
    return {
      classNumber,
      path: ncertClassPath(classNumber),
      books: booksInUse(classNumber).map((place) => ({
        name: SOLVED_SUBJECT_NAMES[place.subject],
        path: ncertBookPath(place),
        chapters: place.book.chapters.length,
      })),
      worksheets: slug ? worksheetPath(slug) : null,
    };
  });
