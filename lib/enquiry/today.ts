const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The date in India at this moment, `YYYY-MM-DD`. India has one time zone and no summer time. */
export const todayInIndia = (at: number): string =>
  new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
