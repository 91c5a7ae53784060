import type { State } from '@/data/cutOffs';
import { GRADES, type Grade } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import { parseDay } from '@/lib/site/parseDay';
import { cutOffDay, type Session } from './cutOff';

export type GradeForBirth =
  | { kind: 'grade'; grade: Grade; age: number }
  /** `session` is the first one that the child is old enough for: `2026-27`. */
  | { kind: 'too-young'; session: string }
  | { kind: 'too-old'; age: number }
  /** The day is still to come. */
  | { kind: 'future' }
  | { kind: 'invalid' };

type Where = {
  /** Where the branch is; the school's own day counts while that is not known. */
  state?: State | null;
  session?: Session;
  /** `YYYY-MM-DD`, for whoever knows it: a prerendered page does not. */
  today?: string;
};

const [YOUNGEST] = GRADES;

/**
 * The grade that a child born on a day (`YYYY-MM-DD`) enters: it goes by the years completed on
 * the cut-off day of the state in which the session begins.
 */
export const gradeForBirth = (
  birth: string,
  { state = null, session = ADMISSION_SESSION, today }: Where = {},
): GradeForBirth => {
  const born = parseDay(birth);
  const cutOff = parseDay(cutOffDay(state, session));
  if (!born || !cutOff) return { kind: 'invalid' };
  if (today !== undefined && birth > today) return { kind: 'future' };
  const hadBirthday =
    born.month < cutOff.month || (born.month === cutOff.month && born.day <= cutOff.day);
  const age = cutOff.year - born.year - (hadBirthday ? 0 : 1);
  if (age < YOUNGEST.age) {
    return { kind: 'too-young', session: sessionFrom(cutOff.year + YOUNGEST.age - age) };
  }
  const grade = GRADES.find((candidate) => candidate.age === age);
  return grade ? { kind: 'grade', grade, age } : { kind: 'too-old', age };
};

/** Whether the day itself has to be mended before anything can be said. */
export const isDayWrong = ({ kind }: GradeForBirth): boolean =>
  kind === 'invalid' || kind === 'future';

const sessionFrom = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
