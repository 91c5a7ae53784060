import type { BookPlace } from '@/data/study/ncert/books';
import { ncertClassPath } from './ncertList';

type Address = Pick<BookPlace, 'classNumber' | 'slug'>;

/** The chapters of a book. Each of them can be pointed at: `#chapter-9`. */
export const ncertBookPath = ({ classNumber, slug }: Address): string =>
  `${ncertClassPath(classNumber)}/${slug}`;

/** One chapter, counted through the whole book: what it teaches, and its problems. */
export const ncertChapterPath = (address: Address, chapter: number): string =>
  `${ncertBookPath(address)}/chapter-${chapter}`;
