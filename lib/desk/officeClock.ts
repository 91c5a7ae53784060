import { todayInIndia } from '@/lib/enquiry/today';
import { dayNumberOf, startOfDayNumber } from './dayNumber';

const MINUTE_MS = 60_000;

/** When an office is open. `HH:MM` in Indian time; days are `YYYY-MM-DD`. */
export type OfficeHours = {
  opens: string;
  closes: string;
  isOpenOn: (day: string) => boolean;
};

/** Times are ms since 1970. */
export type OfficeClock = {
  isOpenOn: (day: string) => boolean;
  isOpen: (at: number) => boolean;
  /**
   * How much of the time between two moments the office was open, in ms. 0 where the second is earlier.
   * Where more than `enough` is no news, no further days are counted.
   */
  between: (from: number, to: number, enough?: number) => number;
};

type Span = { from: number; to: number };

const CLOSED: Span = { from: 0, to: 0 };

/** A clock that stands still while an office is closed. */
export const createOfficeClock = ({ opens, closes, isOpenOn }: OfficeHours): OfficeClock => {
  // By number: a page of figures asks of some ten thousand days.
  const known = new Map<number, Span>();

  const readSpan = (dayNumber: number): Span => {
    const midnight = startOfDayNumber(dayNumber);
    if (!isOpenOn(todayInIndia(midnight))) return CLOSED;
    return {
      from: midnight + minutesOf(opens) * MINUTE_MS,
      to: midnight + minutesOf(closes) * MINUTE_MS,
    };
  };

  const spanOf = (dayNumber: number): Span => {
    const span = known.get(dayNumber);
    if (span !== undefined) return span;
    const read = readSpan(dayNumber);
    known.set(dayNumber, read);
    return read;
  };

  return {
    isOpenOn,
    isOpen: (at) => {
      const { from, to } = spanOf(dayNumberOf(at));
      return at >= from && at < to;
    },
    between: (from, to, enough = Number.POSITIVE_INFINITY) => {
      const last = dayNumberOf(to);
      let open = 0;
      for (let day = dayNumberOf(from); day <= last && open <= enough; day += 1) {
        const span = spanOf(day);
        open += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
      }
      return open;
    },
  };
};

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
