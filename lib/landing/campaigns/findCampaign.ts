import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { offeredBranches } from '@/data/campaigns/offeredBranches';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { BRANCH_LIST, isCitySlug } from '@/data/places/places';
import { branchCampaign } from './branchCampaign';
import { cityCampaign } from './cityCampaign';
import type { ComposedCampaign } from './composed';

/**
 * The campaign at these segments: a special one, a city, or a city and one of its branches, each
 * in its one spelling. Null for anything else, which is a 404.
 */
export const findCampaign = (segments: readonly string[]): Campaign | ComposedCampaign | null => {
  const [first, second, ...deeper] = segments;
  if (first === undefined || deeper.length > 0) return null;
  if (second === undefined) {
    if (isCitySlug(first)) return cityCampaign(first);
    return findSpecial(first);
  }
  const branch = BRANCH_LIST.find(({ city, slug }) => city === first && slug === second);
  return branch ? branchCampaign(branch) : null;
};

/** The campaign of a file, by its slug; null where there is none. */
export const findSpecial = (slug: string): Campaign | null =>
  CAMPAIGNS.find((campaign) => campaign.slug === slug) ?? null;

/** The places that its form offers; of a campaign without a file, all. */
export const placesOf = (campaign: Campaign | ComposedCampaign): OfferedPlaces => {
  const start = campaign.form?.branchId;
  if ('slug' in campaign && campaign.form?.hidden?.includes('place') && start !== undefined) {
    return { branches: [start] };
  }
  if ('places' in campaign && campaign.places) {
    return { branches: offeredBranches(campaign.places).map(({ id }) => id) };
  }
  return ('cityList' in campaign && campaign.cityList) || 'full';
};
