import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { SyllabusUnit } from '@/data/study/syllabus/course';
import { coursesOf } from '@/data/study/syllabus/courses';
import type { PaperSubject } from './pattern';

/** The units of the board's paper; none for classes that have no marks by unit. */
export const unitsOf = (classNumber: ClassNumber, subject: PaperSubject): readonly SyllabusUnit[] =>
  coursesOf(classNumber).find((course) => course.subject === subject)?.units ?? [];
