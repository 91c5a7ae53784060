import type { State } from '@/data/cutOffs';
import type { Grade } from '@/data/grades';
import { ADMISSION_SESSION } from '@/data/school';
import { cutOffDay, type Session } from './cutOff';

/** The first and last birthday (`YYYY-MM-DD`) of the children who enter a grade in a state. */
export const birthRange = (
  grade: Grade,
  state: State | null = null,
  session: Session = ADMISSION_SESSION,
): { from: string; to: string } => {
  const [year = 0, month = 1, day = 1] = cutOffDay(state, session).split('-').map(Number);
  return {
    from: toDay(year - grade.age - 1, month, day + 1),
    to: toDay(year - grade.age, month, day),
  };
};

const toDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
