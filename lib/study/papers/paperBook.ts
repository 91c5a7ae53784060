import { type BookPlace, findBook } from '@/data/study/ncert/books';
import type { PaperEntry } from '@/data/study/papers/paperList';

/** The book that a paper asks about; null where the class has none of that name. */
export const paperBook = ({
  classNumber,
  subject,
  book,
}: Pick<PaperEntry, 'classNumber' | 'subject' | 'book'>): BookPlace | null =>
  findBook(classNumber, book ?? subject);
