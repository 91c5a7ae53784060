import { INDIA_AHEAD_MS } from '@/lib/site/indiaAhead';

/** The date in India at this moment, `YYYY-MM-DD`. */
export const todayInIndia = (at: number): string =>
  new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
