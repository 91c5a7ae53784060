import { INDIA_AHEAD_MS } from '@/lib/site/indiaAhead';
import { parseDay } from '@/lib/site/parseDay';

/**
 * When a campus visit begins, in Indian time: `2025-12-11T09:30`. As a text it can be sorted, stands in
 * the store as it is, and needs no time zone in the browser: India has one, without summer time.
 */
export type Slot = string;

const SLOT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const INDIA = '+05:30';

/** The slot that a text is; null for anything else. */
export const parseSlot = (text: unknown): Slot | null => {
  const [, day = ''] = typeof text === 'string' ? (SLOT.exec(text) ?? []) : [];
  return typeof text === 'string' && parseDay(day) ? text : null;
};

/** In ms since 1970. */
export const startOf = (slot: Slot): number => Date.parse(`${slot}:00${INDIA}`);

/** The minute of a moment (ms since 1970), written as slots are, to compare them with it. */
export const slotAt = (at: number): Slot =>
  new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 16);

/** `2025-12-11`. */
export const dayOf = (slot: Slot): string => slot.slice(0, 10);

/** `09:30`. */
export const timeOf = (slot: Slot): string => slot.slice(11);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days after another one, both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
