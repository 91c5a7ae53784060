import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import type { CampaignState } from '@/data/desk/campaignStates';
import { stateOn } from '@/lib/desk/campaignState';
import { todayInIndia } from '@/lib/enquiry/today';
import type { Database } from '@/lib/server/store/schema';
import { listStored } from './readCampaigns';

/** A line of the list of campaigns. `changedAt`: ms since 1970. */
export type CampaignLine = {
  id: string;
  title: string;
  slug: string;
  state: CampaignState;
  hasChanges: boolean;
  changedAt: number;
};

/** The campaigns of the desk, and those of files, which can be copied. */
export const listForDesk = async (
  db: Database,
  now: number,
): Promise<{ own: CampaignLine[]; files: { slug: string; title: string }[] }> => {
  const today = todayInIndia(now);
  const stored = await listStored(db);
  return {
    own: stored.map(({ id, draft, published, changedAt }) => ({
      id,
      title: draft.title,
      slug: draft.slug,
      state: stateOn(published, today),
      hasChanges: published !== null && JSON.stringify(published) !== JSON.stringify(draft),
      changedAt,
    })),
    files: CAMPAIGNS.map(({ slug, title }) => ({ slug, title })),
  };
};
