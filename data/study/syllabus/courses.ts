import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { COURSES_9 } from './class9';
import { COURSES_10 } from './class10';
import { COURSES_11 } from './class11';
import { COURSES_12 } from './class12';
import { MARKED_CLASSES, type MarkedClass, type SyllabusCourse } from './course';

/** The subjects whose units have marks, class by class. */
export const COURSES: Record<MarkedClass, readonly SyllabusCourse[]> = {
  9: COURSES_9,
  10: COURSES_10,
  11: COURSES_11,
  12: COURSES_12,
};

export const isMarkedClass = (classNumber: ClassNumber): classNumber is MarkedClass =>
  MARKED_CLASSES.some((marked) => marked === classNumber);

/** The subjects of a class with the marks of their units; none below class 9. */
export const coursesOf = (classNumber: ClassNumber): readonly SyllabusCourse[] =>
  isMarkedClass(classNumber) ? COURSES[classNumber] : [];
