import type { SyllabusUnit } from '@/data/study/syllabus/course';
import { coursesOf } from '@/data/study/syllabus/courses';
import { REPLACED_COURSES_9 } from '@/data/study/syllabus/replacedClass9';
import type { PaperEntry } from './paperList';

/** The units that a paper follows; none for classes that have no marks by unit. */
export const unitsOf = ({
  classNumber,
  subject,
  book,
}: Pick<PaperEntry, 'classNumber' | 'subject' | 'book'>): readonly SyllabusUnit[] => {
  const courses = classNumber === 9 && !book ? REPLACED_COURSES_9 : coursesOf(classNumber);
  return courses.find((course) => course.subject === subject)?.units ?? [];
};
