const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { ms: DAY_MS, from: 2 * DAY_MS, name: ['day', 'days'] },
  { ms: HOUR_MS, from: HOUR_MS, name: ['hour', 'hours'] },
  { ms: MINUTE_MS, from: 0, name: ['minute', 'minutes'] },
] as const;

/** How long a span of ms is, as people say it: `3 hours`, up to two days in hours, rounded down. */
export const waited = (ms: number): string => {
  const unit = UNITS.find(({ from }) => ms >= from) ?? UNITS[2];
  const number = Math.max(0, Math.floor(ms / unit.ms));
  return `${number} ${number === 1 ? unit.name[0] : unit.name[1]}`;
};
