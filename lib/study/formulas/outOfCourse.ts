import type { FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';
import { OUT_OF_COURSE, type OutOfCourse } from '@/data/study/formulas/outOfCourse';

const hasWord = (name: string, word: string): boolean =>
  new RegExp(`(?<![a-z])${word}`, 'i').test(name);

/** The topic out of the course of a class that a formula belongs to; null where it is in the course. */
export const findOutOfCourse = (
  subject: FormulaSubject,
  grade: FormulaGrade,
  name: string,
): OutOfCourse | null =>
  OUT_OF_COURSE.find(
    (topic) =>
      topic.subject === subject &&
      topic.grade === grade &&
      topic.words.some((word) => hasWord(name, word)),
  ) ?? null;
