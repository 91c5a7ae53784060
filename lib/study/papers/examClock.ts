import { isRecord } from '@/lib/site/isRecord';

const MINUTE_MS = 60_000;

/** The clock of a paper that is written at home. Moments are milliseconds since 1970. */
export type ExamClock =
  | { state: 'running'; endsAt: number }
  /** Stopped with so many milliseconds left. */
  | { state: 'paused'; left: number };

/** A clock that runs for so many minutes from now. */
export const startClock = (minutes: number, now: number): ExamClock => ({
  state: 'running',
  endsAt: now + minutes * MINUTE_MS,
});

/** Stops the clock, or lets it go on with the time that was left. */
export const toggleClock = (clock: ExamClock, now: number): ExamClock =>
  clock.state === 'running'
    ? { state: 'paused', left: Math.max(0, clock.endsAt - now) }
    : { state: 'running', endsAt: now + clock.left };

/** A clock that was stored; null for anything else. */
export const parseClock = (value: unknown): ExamClock | null => {
  if (!isRecord(value)) return null;
  const { state, endsAt, left } = value;
  if (state === 'running' && Number.isFinite(endsAt)) return { state, endsAt: Number(endsAt) };
  if (state === 'paused' && Number.isFinite(left)) return { state, left: Number(left) };
  return null;
};

/** `7509` seconds → `2:05:09`. */
export const formatClock = (seconds: number): string => {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return [Math.floor(seconds / 3600), ...parts.map((part) => String(part).padStart(2, '0'))].join(
    ':',
  );
};

// At 2 minutes a mark a paper of 80 marks leaves 20 of its 180 minutes, one of 70 marks 40.
const MINUTES_PER_MARK = 2;

/**
 * The section that a pupil who takes 2 minutes for each mark has come to after so many minutes; null
 * when the whole paper could be written by then.
 */
export const sectionByNow = (
  sections: readonly { name: string; marks: number }[],
  minutes: number,
): string | null => {
  let end = 0;
  for (const { name, marks } of sections) {
    end += marks * MINUTES_PER_MARK;
    if (minutes < end) return name;
  }
  return null;
};

/** Minutes before the end at which the clock says how much time is left, aloud too. */
const WARNINGS = [30, 15, 5] as const;

/** The last warning that is due with so many seconds left, in minutes; null before the first. */
export const warningAt = (secondsLeft: number): number | null =>
  WARNINGS.findLast((minutes) => secondsLeft <= minutes * 60) ?? null;
