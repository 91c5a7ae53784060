/** The contests, by the address of their voting pages (specification 2.2), in its order. */
export const CONTEST_SLUGS = [
  'fiction-frolic-voting',
  'public-speaking',
  'football-challenge-voting',
  'shortfilm',
  'basketball-challenge-voting',
  'voxsymphony-voting',
  'bestie-challenge-voting',
] as const;

export type ContestSlug = (typeof CONTEST_SLUGS)[number];

export const isContestSlug = (value: unknown): value is ContestSlug =>
  CONTEST_SLUGS.some((slug) => slug === value);
