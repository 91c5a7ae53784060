import type { Campaign } from '@/data/campaigns/campaign';
import type { CampaignState } from '@/data/desk/campaignStates';
import { type Airing, airingOn } from '@/lib/landing/campaigns/airing';

const STATES: Readonly<Record<Airing, CampaignState>> = {
  early: 'planned',
  live: 'live',
  over: 'over',
};

/** Where a campaign stands on a day in India, `YYYY-MM-DD`. `published`: what visitors see, if anything. */
export const stateOn = (published: Campaign | null, day: string): CampaignState =>
  published === null ? 'draft' : STATES[airingOn(published, day)];
