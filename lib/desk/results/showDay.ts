const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day `YYYY-MM-DD` as people read it: `27 Nov 2026`. */
export const showDay = (day: string): string => DAY.format(Date.parse(day));

/** The same for the axis of a chart, of seconds since 1970: `27 Nov`. */
export const showShortDay = (seconds: number): string => SHORT.format(seconds * 1000);

/** Its month: `November 2026`. */
export const showMonth = (day: string): string => MONTH.format(Date.parse(day));
