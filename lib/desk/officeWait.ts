const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * A span of office time (ms), rounded down: `24 min`, `3 h 5 min`. In hours, however many: a day of an
 * office has another length at each branch.
 */
export const officeWait = (ms: number): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
