import type { Campaign } from '@/data/campaigns/campaign';
import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import { PATHS } from '@/data/routes/paths';
import { campaignPath } from '@/data/routes/paths/places';
import { todayInIndia } from '@/lib/enquiry/today';
import { airingOn } from '@/lib/landing/campaigns/airing';
import {
  type BuiltCampaign,
  buildCampaignPage,
  buildSpecialPage,
} from '@/lib/landing/campaigns/campaignPage';
import { findSpecial } from '@/lib/landing/campaigns/findCampaign';
import type { Elsewhere, LandingParams } from '@/lib/server/landing/landingPage';
import { getStore } from '@/lib/server/store/store';
import { findPublished } from './readCampaigns';

/**
 * What a page of a family shows at its address: a campaign of a file, of a city or branch, or of the
 * desk. Before its first day there is none; after its last one it leads to the campaign of its city.
 */
export const campaignAt =
  (family: CampaignFamily) =>
  async ({ slug }: LandingParams): Promise<BuiltCampaign | Elsewhere | null> => {
    if (typeof slug !== 'object') return null;
    const campaign = await findSpecialOrPublished(slug);
    if (campaign === null) return buildCampaignPage(family, slug);
    switch (airingOn(campaign, todayInIndia(Date.now()))) {
      case 'live':
        return buildSpecialPage(family, campaign);
      case 'early':
        return null;
      case 'over':
        return { elsewhere: insteadOf(campaign, family) };
    }
  };

/** Where the visitors of a campaign go once it is over. */
const insteadOf = ({ city }: Campaign, family: CampaignFamily): string =>
  city ? campaignPath(city, undefined, family) : PATHS.home;

const SLUG = /^[a-z0-9-]{1,60}$/;

const findSpecialOrPublished = async (segments: readonly string[]): Promise<Campaign | null> => {
  const [slug, ...deeper] = segments;
  if (slug === undefined || deeper.length > 0 || !SLUG.test(slug)) return null;
  const special = findSpecial(slug);
  if (special) return special;
  const { db } = await getStore();
  return findPublished(db, slug);
};
