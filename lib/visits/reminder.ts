import { REMINDER_HOURS } from '@/data/limits';
import { todayInIndia } from '@/lib/enquiry/today';
import { addDays, dayOf, type Slot, startOf } from './slot';

const onDayBefore = (slot: Slot, hour: number): number =>
  startOf(`${addDays(dayOf(slot), -1)}T${String(hour).padStart(2, '0')}:00`);

/**
 * From when on the reminder of a visit may be sent that is booked at `at` (ms since 1970); null where
 * the evening before it is over already: the parent has booked it just now and knows.
 */
export const reminderTime = (slot: Slot, at: number): number | null => {
  if (at >= onDayBefore(slot, REMINDER_HOURS.until)) return null;
  return Math.max(at, onDayBefore(slot, REMINDER_HOURS.from));
};

/** The day of which visits are reminded at `at`: tomorrow, by day; null in the evening and at night. */
export const remindedDay = (at: number): string | null => {
  const today = todayInIndia(at);
  const hours = (at - startOf(`${today}T00:00`)) / (60 * 60 * 1000);
  return hours >= REMINDER_HOURS.from && hours < REMINDER_HOURS.until ? addDays(today, 1) : null;
};
