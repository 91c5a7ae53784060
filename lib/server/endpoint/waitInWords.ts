const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many seconds as a sentence says them, rounded up: `1 minute`, `8 minutes`, `3 hours`, `30 days`. */
export const inWords = (seconds: number): string => {
  if (seconds <= 90 * MINUTE) return count(seconds / MINUTE, 'minute');
  return seconds <= 2 * DAY ? count(seconds / HOUR, 'hour') : count(seconds / DAY, 'day');
};

const count = (value: number, unit: string): string => {
  const whole = Math.ceil(value);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
};
