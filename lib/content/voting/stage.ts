import type { Contest } from '@/data/contests/contest';

/** Whether votes are taken. */
export type Stage = 'upcoming' | 'open' | 'closed';

export const isStage = (value: unknown): value is Stage =>
  value === 'upcoming' || value === 'open' || value === 'closed';

/** Where a contest stands on a day in India (`YYYY-MM-DD`); its first and last day count. */
export const stageOn = (
  day: string,
  { opensOn, closesOn }: Pick<Contest, 'opensOn' | 'closesOn'>,
): Stage => {
  if (closesOn !== null && day > closesOn) return 'closed';
  return day < opensOn ? 'upcoming' : 'open';
};
