import type { Campaign } from '@/data/campaigns/campaign';

export type Airing = 'early' | 'live' | 'over';

/** Whether a campaign is there on a day in India (`YYYY-MM-DD`): its first and last day both count. */
export const airingOn = (
  { from, until }: Pick<Campaign, 'from' | 'until'>,
  day: string,
): Airing => {
  if (from !== undefined && day < from) return 'early';
  return until !== undefined && day > until ? 'over' : 'live';
};
