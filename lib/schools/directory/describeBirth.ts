import { BIRTH_COPY, FINDER_COPY } from '@/data/copy/finder';
import { GRADES } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import type { GradeForBirth } from './gradeForBirth';

/** One kind sentence about the grade that a birthday leads to. */
export const describeBirth = (answer: GradeForBirth): string => {
  const youngest = GRADES[0];
  switch (answer.kind) {
    case 'grade':
      return FINDER_COPY.childEnters(answer.grade.name, ADMISSION_SESSION.label);
    case 'too-young':
      return BIRTH_COPY.tooYoung(youngest.name, youngest.age, answer.session);
    case 'too-old':
      return BIRTH_COPY.tooOld(GRADES.at(-1)?.name ?? '');
    case 'invalid':
      return BIRTH_COPY.invalid;
  }
};
