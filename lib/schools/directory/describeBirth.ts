import { BIRTH_COPY, FINDER_COPY } from '@/data/copy/finder';
import type { State } from '@/data/cutOffs';
import { GRADES } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import { cutOffDay } from './cutOff';
import type { GradeForBirth } from './gradeForBirth';
import { longDate } from './profile/words';

/** One or two kind sentences about the grade that a birthday leads to. */
export const describeBirth = (answer: GradeForBirth, state: State | null = null): string => {
  const youngest = GRADES[0];
  switch (answer.kind) {
    case 'grade':
      return `${FINDER_COPY.childEnters(answer.grade.name, ADMISSION_SESSION.label)}${dayOf(state)}`;
    case 'too-young':
      return `${BIRTH_COPY.tooYoung(youngest.name, youngest.age, answer.session)}${dayOf(state)}`;
    case 'too-old':
      return BIRTH_COPY.tooOld(GRADES.at(-1)?.name ?? '');
    case 'future':
      return BIRTH_COPY.future;
    case 'invalid':
      return BIRTH_COPY.invalid;
  }
};

/** Names the day where it is not the school's own. */
const dayOf = (state: State | null): string =>
  state === null || cutOffDay(state) === cutOffDay()
    ? ''
    : ` ${BIRTH_COPY.countedOn(state, longDate(cutOffDay(state)))}`;
