import { parseSlot, startOf } from '@/lib/visits/slot';

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

/** What is wrong with the time of a call; its sentence stands in `DESK_MESSAGES`. */
export type CallProblem = 'noTime' | 'pastTime' | 'farTime';

/**
 * When a call is planned for (`2026-12-01T16:30`, in Indian time), in ms since 1970; or why it cannot be
 * then: no such time, over already, or more than a year away.
 */
export const checkCallTime = (
  text: string,
  now: number,
): { at: number } | { problem: CallProblem } => {
  const slot = parseSlot(text);
  if (slot === null) return { problem: 'noTime' };
  const at = startOf(slot);
  if (at <= now) return { problem: 'pastTime' };
  return at - now > LONGEST_MS ? { problem: 'farTime' } : { at };
};
