/** The months as they are written out, January first. */
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The days of the week as they are written out, Sunday first. */
export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** `06-01` → `early June`: for a day that moves by a few from year to year. */
export const partOfMonth = (monthDay: string): string => {
  const [month, day = 1] = monthDay.split('-').map(Number);
  const part = day <= 10 ? 'early ' : day <= 20 ? 'mid-' : 'late ';
  return `${part}${MONTHS[Number(month) - 1]}`;
};

/** `06-01` → `1 June`. */
export const dayAndMonth = (monthDay: string): string => {
  const [month, day] = monthDay.split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]}`;
};
