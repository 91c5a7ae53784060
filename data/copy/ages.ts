import { SCHOOL_CUT_OFF, STATE_CUT_OFFS } from '@/data/cutOffs';
import { ADMISSION_SESSION } from '@/data/school';
import { listWords } from './listWords';
import { dayAndMonth } from './months';

/** `1 June 2025`: the day on which the school counts ages where the state has set none. */
export const SCHOOL_AGE_DAY = `${dayAndMonth(SCHOOL_CUT_OFF)} ${ADMISSION_SESSION.startsIn}`;

/** The states that count on another day, the earliest day first: `31 March in Delhi, …`. */
export const OTHER_AGE_DAYS = listWords(
  Object.entries(STATE_CUT_OFFS)
    .flatMap(([state, day]) => (day === null || day === SCHOOL_CUT_OFF ? [] : [{ state, day }]))
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ state, day }) => `${dayAndMonth(day)} in ${state}`),
);

/** What pages say about the age for each grade. */
export const AGE_COPY = {
  /** Above or below a table for all of India. */
  lead: `The age for each grade, in years completed on ${SCHOOL_AGE_DAY}. Some states count on another day: ${OTHER_AGE_DAYS}.`,
  tableCaption: (day: string) => `Age in years completed on ${day}`,
  otherDays: `Some states count on another day: ${OTHER_AGE_DAYS}. The admission page of each city has the birthdays for its state.`,
  cutOff: `${SCHOOL_AGE_DAY}, in years completed on that day. Some states have another one: ${OTHER_AGE_DAYS}.`,
} as const;

/** The age calculator. */
export const AGE_CALCULATOR_COPY = {
  birth: 'Your child was born on',
  where: 'Where will your child go to school?',
  whereHint: 'Some states count ages on another day.',
  anywhere: 'Not decided yet',
  show: 'Show the grade',
} as const;
