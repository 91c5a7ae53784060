import type { Calculate } from '@/lib/study/calculators/calculator';
import { calculateAge, type Day } from './age';

/** The day that it is where the person sits. */
const today = (): Day => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};

/** The age on the date that was typed, today where none was. */
export const calculateAgeToday: Calculate = (inputs) => calculateAge(inputs, today());
