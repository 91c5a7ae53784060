import type { ClassNumber } from '@/data/study/ncert/classNumbers';

/** The page of all classes. */
export const SYLLABUS_PATH = '/cbse-syllabus';

/** The syllabus of a class. */
export const syllabusPath = (classNumber: ClassNumber): string =>
  `/cbse-class-${classNumber}-syllabus`;
