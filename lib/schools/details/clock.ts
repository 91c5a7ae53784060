import type { Hours, Office } from '@/data/places/records/record';

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `08:30` → `8.30 am`, `14:00` → `2 pm`, as people say it; the parts stay on one line. */
export const sayTime = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}\u00A0${hour < 12 ? 'am' : 'pm'}`;
};

/** `8.30 am to 2 pm`. */
export const sayHours = ([from, to]: Hours): string => `${sayTime(from)} to ${sayTime(to)}`;

/** `Monday to Saturday, 8.30 am to 4.30 pm`. */
export const sayOffice = ({ days, hours }: Office): string => `${days}, ${sayHours(hours)}`;

/** From the first bell of any stage to the last; null where no hours are known. */
export const wholeDay = ([first, ...others]: readonly Hours[]): Hours | null =>
  first
    ? others.reduce(
        ([from, to], own) => [
          minutesOf(own[0]) < minutesOf(from) ? own[0] : from,
          minutesOf(own[1]) > minutesOf(to) ? own[1] : to,
        ],
        first,
      )
    : null;
