import { cityOptions } from '@/lib/enquiry/cityOptions';
import { placesOf } from '@/lib/landing/campaigns/findCampaign';
import type { Database } from '@/lib/server/store/schema';
import { findPublished } from './readCampaigns';

/** What a campaign of the desk says otherwise than the rules of its address. */
export type OwnRules = {
  /** Digits; null: the number that the visit brings. */
  phone: string | null;
  /** The cities that its form offers, in their order; none where it does not ask. */
  cities: string[];
};

/** The rules of the campaign at `/campaign/{slug}` or `/campaignv1/{slug}`; null where the desk has none. */
export const findOwnRules = async (db: Database, path: string): Promise<OwnRules | null> => {
  const [, , slug = '', ...deeper] = path.split('/');
  const campaign = deeper.length === 0 ? await findPublished(db, slug) : null;
  if (campaign === null) return null;
  const asksPlace = !campaign.form?.hidden?.includes('place');
  return {
    phone: campaign.phone ?? null,
    cities: asksPlace ? cityOptions(placesOf(campaign)).map(({ value }) => value) : [],
  };
};
