import type { ClassNumber } from '@/data/study/ncert/classNumbers';

// Apart from the paths of subjects and chapters, since the menu needs these without the books.

/** The page of all classes. */
export const NCERT_PATH = '/ncert-solutions';

/** The books of a class with their chapters. */
export const ncertClassPath = (classNumber: ClassNumber): string =>
  `/class${classNumber}-ncert-solutions`;
