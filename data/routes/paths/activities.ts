import type { ContestSlug } from '@/data/contests/slugs';

/** The activities with a page of their own (specification 2.2), in its order. */
export const ACTIVITY_SLUGS = [
  'robotics',
  'coding',
  'music',
  'pottery',
  'astronomy',
  'weaving',
] as const;

export type ActivitySlug = (typeof ACTIVITY_SLUGS)[number];

export const isActivitySlug = (value: unknown): value is ActivitySlug =>
  ACTIVITY_SLUGS.some((slug) => slug === value);

export const ACTIVITY_PATHS = {
  activities: '/activities',
  khelMahotsav: '/khel-mahotsav',
  khelMahotsav2025: '/khel-mahotsav-2025',
  superSinger: '/super-singer-competition',
} as const;

export const activityPath = (slug: ActivitySlug): string => `${ACTIVITY_PATHS.activities}/${slug}`;

/** The page where a contest is voted on. */
export const contestPath = (slug: ContestSlug): string => `/${slug}`;
