/** For jest's `doNotFake`: with these real, only the date is a test's own. */
export const ALL_BUT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** A moment at which votes for public-speaking were taken. No contest that visitors see is open now. */
export const VOTING_AT = Date.parse('2025-06-03T12:00:00+05:30');

/** Sets the date of this test and lets time go on as ever. `jest.useRealTimers()` ends it. */
export const setDate = (now: number): void =>
  void jest.useFakeTimers({ now, doNotFake: [...ALL_BUT_DATE] });
