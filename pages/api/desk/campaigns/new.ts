import { newCampaign } from '@/lib/desk/campaignContract';
import { beginFromPattern } from '@/lib/server/campaigns/beginCampaign';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Begins a campaign from a pattern. */
export default deskEndpoint(
  { method: 'POST', body: newCampaign, part: 'campaigns' },
  async ({ db, staff, body }) => ({
    json: { id: await beginFromPattern(db, staff, body, Date.now()) },
  }),
);
