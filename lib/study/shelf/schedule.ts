import { addDays, type Day } from './day';
import { type Card, GRADES, type Grade } from './shelf';

/** When a thing comes again, and what the plan remembers of it. */
export type Next = Pick<Card, 'due' | 'memory'>;

/** A plan: from the card so far (none: it is new) and the answer of today. */
export type PlanNext = (before: Card | undefined, grade: Grade, today: Day) => Next;

/** The plain plan: so many days after the first, second and third right answer. */
export const PLAIN_DAYS = [1, 7, 30] as const;

const rank = (grade: Grade): number => GRADES.indexOf(grade);

const isWorse = (grade: Grade, than: Grade): boolean => rank(grade) < rank(than);

/** Wrong begins anew, a hint stays where it is, right goes on. */
const stepAfter = (step: number, grade: Grade): number => {
  if (grade === 'again') return 0;
  return grade === 'good' ? step + 1 : step;
};

/** Tomorrow, in a week, in a month; learned after the answer that comes then. */
export const planPlainly: PlanNext = (before, grade, today) => {
  const step = stepAfter(before?.step ?? 0, grade);
  const wait = step === 0 ? PLAIN_DAYS[0] : PLAIN_DAYS[step - 1];
  const memory = before?.memory;
  return { due: wait === undefined ? null : addDays(today, wait), ...(memory && { memory }) };
};

/**
 * The card after an answer. On one day only the first answer counts, and a worse one after it: who
 * tries until it is right has not known it yet.
 */
export const answerCard = (
  before: Card | undefined,
  grade: Grade,
  today: Day,
  planNext: PlanNext,
): Card => {
  if (before && before.last >= today && !isWorse(grade, before.grade)) return before;
  return {
    ...planNext(before, grade, today),
    last: today,
    grade,
    step: stepAfter(before?.step ?? 0, grade),
  };
};
