import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { ownChaptersOf } from '@/data/study/papers/ownCourses';
import type { PaperEntry } from '@/data/study/papers/paperList';
import { paperBook } from './paperBook';

type PaperChapter = {
  /** `3. Real Numbers` */
  name: string;
  /** Null where the chapter has no page here. */
  path: string | null;
};

/** All chapters that a paper may ask about, in the order in which its questions count them. */
export const paperChapters = (
  entry: Pick<PaperEntry, 'classNumber' | 'subject' | 'book'>,
): readonly PaperChapter[] => {
  const place = paperBook(entry);
  if (!place) return ownChaptersOf(entry).map((name) => ({ name, path: null }));
  return place.book.chapters.map(({ name }, at) => ({
    name: `${at + 1}. ${name}`,
    path: ncertChapterPath(place, at + 1),
  }));
};
