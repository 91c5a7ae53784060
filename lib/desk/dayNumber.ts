import { INDIA_AHEAD_MS } from '@/lib/site/indiaAhead';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which day it is in India at a moment (ms since 1970), counted from 1 January 1970, a Thursday. */
export const dayNumberOf = (at: number): number => Math.floor((at + INDIA_AHEAD_MS) / DAY_MS);

/** When that day begins in India, in ms since 1970. */
export const startOfDayNumber = (dayNumber: number): number => dayNumber * DAY_MS - INDIA_AHEAD_MS;
