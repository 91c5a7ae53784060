import type { SyllabusUnit } from '@/data/study/syllabus/course';
import { coursesOf } from '@/data/study/syllabus/courses';
import type { PaperEntry } from './paperList';

/** The units that a paper follows; none for classes that have no marks by unit. */
export const unitsOf = ({
  classNumber,
  subject,
}: Pick<PaperEntry, 'classNumber' | 'subject'>): readonly SyllabusUnit[] =>
  coursesOf(classNumber).find((course) => course.subject === subject)?.units ?? [];
