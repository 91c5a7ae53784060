/** How far Indian time is ahead of UTC, in ms. India has one time zone and no summer time. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
