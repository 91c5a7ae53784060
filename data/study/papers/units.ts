import type { SyllabusUnit } from '@/data/study/syllabus/course';
import { coursesOf } from '@/data/study/syllabus/courses';
import { ownUnitsOf } from './ownCourses';
import type { PaperEntry } from './paperList';

/** The units that a paper follows; none for classes that have no marks by unit. */
export const unitsOf = (
  entry: Pick<PaperEntry, 'classNumber' | 'subject'>,
): readonly SyllabusUnit[] =>
  coursesOf(entry.classNumber).find((course) => course.subject === entry.subject)?.units ??
  ownUnitsOf(entry);
