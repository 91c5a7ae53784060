/** Whole seconds until a moment, never below 0. A moment, not a count: right after the tab has slept. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));
