import { type Card as FsrsCard, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs';
import { addDays, type Day, daysBetween } from './day';
import type { PlanNext } from './schedule';
import type { Card, Grade } from './shelf';

/** A child forgets over a holiday: nothing waits longer than a school year. */
const LONGEST_DAYS = 365;

// By whole days, always the same ones: two devices that import from each other agree.
const SCHEDULER = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: LONGEST_DAYS,
});

const RATINGS: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
};

const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const toFsrs = (card: Card | undefined, today: Day): FsrsCard => {
  const { memory, last = today, due, step = 0 } = card ?? {};
  return {
    due: toDate(due ?? today),
    stability: memory?.stability ?? 0,
    difficulty: memory?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: due ? daysBetween(last, due) : 0,
    reps: step,
    lapses: 0,
    learning_steps: 0,
    state: memory ? State.Review : State.New,
    ...(memory && { last_review: toDate(last) }),
  };
};

/** As well as the thing is known: FSRS, the scheduler of https://github.com/open-spaced-repetition. */
export const planSpaced: PlanNext = (before, grade, today) => {
  const { card } = SCHEDULER.next(toFsrs(before, today), toDate(today), RATINGS[grade]);
  const days = Math.max(1, Math.round(card.scheduled_days));
  return {
    due: addDays(today, Math.min(days, LONGEST_DAYS)),
    memory: { stability: card.stability, difficulty: card.difficulty },
  };
};
