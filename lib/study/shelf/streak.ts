import { addDays, type Day } from './day';
import type { Child } from './shelf';

/** One missed day between two others breaks nothing; two in a row do. */
const FORGIVEN = 1;

/**
 * On how many days a child has studied without a break. Today counts once something was answered and
 * is not missed before it is over.
 */
export const streakOf = (days: Child['days'], today: Day): number => {
  let [day, missed, studied] = [today, 0, 0];
  if (!days[today]) day = addDays(today, -1);
  while (missed <= FORGIVEN) {
    if (days[day]) {
      studied += 1;
      missed = 0;
    } else missed += 1;
    day = addDays(day, -1);
  }
  return studied;
};

const WEEK = 7;

/** The last seven days, the oldest first, today at the end. */
export const lastWeek = (today: Day): readonly Day[] =>
  Array.from({ length: WEEK }, (_, at) => addDays(today, at - WEEK + 1));
