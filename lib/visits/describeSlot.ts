import { MONTHS, WEEKDAYS } from '@/data/copy/months';
import { dayOf, type Slot, timeOf, weekdayOf } from './slot';

/** `Thursday 11 December`. Without `Intl`, whose first formatter costs a slow phone 60 ms. */
export const describeDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${WEEKDAYS[weekdayOf(day)]} ${date} ${MONTHS[Number(month) - 1]}`;
};

/** `09:30` → `9:30 am`. */
export const describeTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
};

/** `Thursday 11 December, 9:30 am`. */
export const describeSlot = (slot: Slot): string =>
  `${describeDay(dayOf(slot))}, ${describeTime(timeOf(slot))}`;
