const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar from `YYYY-MM-DD`; null where there is no such day, such as 31 February. */
export const parseDay = (text: string): { year: number; month: number; day: number } | null => {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return exists && year > 0 && day > 0 ? { year, month, day } : null;
};
