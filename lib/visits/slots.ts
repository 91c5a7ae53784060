import type { State } from '@/data/cutOffs';
import { HOLIDAYS } from '@/data/holidays';
import { VISIT_DAYS_AHEAD, VISIT_NOTICE_HOURS } from '@/data/limits';
import { CITIES } from '@/data/places/places';
import type { Visits } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { todayInIndia } from '@/lib/enquiry/today';
import { getBranch, isInForm } from '@/lib/schools/directory/branches';
import { addDays, type Slot, startOf, weekdayOf } from './slot';

const NOTICE_MS = VISIT_NOTICE_HOURS * 60 * 60 * 1000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The holiday of a day in a state, or in all of them where none is named; null where it is none. */
export const holidayOn = (day: string, state: State | null): string | null =>
  HOLIDAYS.find(
    (one) => one.day === day && (!one.states || (state !== null && one.states.includes(state))),
  )?.name ?? null;

// The second of a month is the one from the 8th to the 14th. School offices close then.
const isSecondSaturday = (day: string): boolean => {
  const date = Number(day.slice(8));
  return weekdayOf(day) === SATURDAY && date >= 8 && date <= 14;
};

/** Whether a school of this state takes visitors on that day, and its office is open. */
export const isOpenOn = (day: string, state: State | null): boolean =>
  weekdayOf(day) !== SUNDAY && !isSecondSaturday(day) && holidayOn(day, state) === null;

/** When families can be shown round, of those that can be booked at `at` (ms since 1970), in order. */
export const buildSlots = (
  { weekdays, times }: Pick<Visits, 'weekdays' | 'times'>,
  { state, at }: { state: State; at: number },
): Slot[] => {
  const today = todayInIndia(at);
  // Just after midnight an evening of the same day is far enough ahead.
  const days = Array.from({ length: VISIT_DAYS_AHEAD + 1 }, (_, index) => addDays(today, index));
  return days
    .filter((day) => weekdays.some((weekday) => weekday === weekdayOf(day)) && isOpenOn(day, state))
    .flatMap((day) => [...times].sort().map((time) => `${day}T${time}`))
    .filter((slot) => startOf(slot) - at >= NOTICE_MS);
};

/** The visits of a branch; null where its record has none, or it takes no enquiries. */
export const visitsOf = (branchId: number): Visits | null => {
  const branch = getBranch(branchId);
  return branch && isInForm(branch) ? (getDetails(branchId).visits ?? null) : null;
};

/** The slots of a branch as its record has them, whether or not somebody has booked them. */
export const slotsOf = (branchId: number, at: number): Slot[] => {
  const branch = getBranch(branchId);
  const visits = visitsOf(branchId);
  return branch && visits ? buildSlots(visits, { state: CITIES[branch.city].state, at }) : [];
};
