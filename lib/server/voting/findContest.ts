import type { Contest } from '@/data/contests/contest';
import { CONTESTS } from '@/data/contests/contests';
import { isContestSlug } from '@/data/contests/slugs';
import { SiteError } from '@/lib/site/siteError';

/** The contest of this name. Throws `vote/unknown` (404). */
export const findContest = (slug: unknown): Contest => {
  if (!isContestSlug(slug)) throw new SiteError('vote/unknown');
  return CONTESTS[slug];
};
