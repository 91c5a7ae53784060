import { listWords } from '@/data/copy/listWords';
import { WEEKDAYS } from '@/data/copy/months';
import type { Visits } from '@/data/places/records/record';
import { describeTime } from './describeSlot';

/** `Tuesdays, Thursdays and Saturdays, 9:30 am and 11:00 am`. */
export const describeVisits = ({ weekdays, times }: Pick<Visits, 'weekdays' | 'times'>): string => {
  const days = [...weekdays].sort((one, other) => one - other);
  return [
    listWords(days.map((day) => `${WEEKDAYS[day]}s`)),
    listWords([...times].sort().map(describeTime)),
  ].join(', ');
};
