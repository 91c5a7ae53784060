import type { Campaign } from '@/data/campaigns/campaign';
import { request } from '@/lib/api/request';
import {
  begunCampaign,
  type CampaignChange,
  type DeskCampaign,
  deskCampaign,
  type NewCampaign,
} from '@/lib/desk/campaignContract';
import { isRecord } from '@/lib/site/isRecord';
import { checkedBy } from './checkedBy';

const POST = { method: 'POST' } as const;
const parse = checkedBy(deskCampaign);
const parseBegun = checkedBy(begunCampaign);

/** Begins a campaign from a pattern: its id. */
export const beginCampaign = async (body: NewCampaign): Promise<string> =>
  (await request('/api/desk/campaigns/new', { ...POST, body, parse: parseBegun })).id;

/** Begins a campaign as a copy of one at the desk, or of a file: its id. */
export const copyCampaign = async (body: { id: string } | { slug: string }): Promise<string> =>
  (await request('/api/desk/campaigns/copy', { ...POST, body, parse: parseBegun })).id;

/** One campaign, as it is by now. */
export const readCampaign = (id: string): Promise<DeskCampaign> =>
  request(`/api/desk/campaigns/${id}`, { parse });

/** Stores a draft: how the campaign stands then. */
export const saveCampaign = (body: {
  id: string;
  revision: number;
  draft: Campaign;
}): Promise<DeskCampaign> => request('/api/desk/campaigns/save', { ...POST, body, parse });

/** Publishes, takes back, restores. How the campaign stands then; null where it was removed. */
export const changeCampaign = async (body: CampaignChange): Promise<DeskCampaign | null> => {
  const { campaign } = await request('/api/desk/campaigns/change', {
    ...POST,
    body,
    parse: (answer) => {
      if (isRecord(answer) && answer.removed === true) return { campaign: null };
      const changed = parse(answer);
      return changed && { campaign: changed };
    },
  });
  return campaign;
};
