import type { CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import type { CitySlug } from '@/data/places/places';
import type { PageStart } from '@/lib/enquiry/place';

/** A campaign that needs no file: composed from the facts of a city or a branch. */
export type ComposedCampaign = {
  city: CitySlug;
  form: PageStart | null;
  blocks: readonly [HeroBlock, ...CampaignBlock[]];
};
