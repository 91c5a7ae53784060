import { MONTHS, WEEKDAYS } from '@/data/copy/months';
import { dayOf, type Slot, timeOf, weekdayOf } from './slot';

// Without `Intl`, whose first formatter costs a slow phone 60 ms.

/** `Thursday`. */
export const describeWeekday = (day: string): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** `11 December`. */
export const describeDate = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]}`;
};

/** `Thursday 11 December`. */
export const describeDay = (day: string): string => `${describeWeekday(day)} ${describeDate(day)}`;

/** `09:30` → `9:30 am`. */
export const describeTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
};

/** `Thursday 11 December, 9:30 am`. */
export const describeSlot = (slot: Slot): string =>
  `${describeDay(dayOf(slot))}, ${describeTime(timeOf(slot))}`;
