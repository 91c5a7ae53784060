import { copyOf } from '@/lib/desk/campaignContract';
import { beginFromCopy } from '@/lib/server/campaigns/beginCampaign';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Begins a campaign as the copy of another one. */
export default deskEndpoint(
  { method: 'POST', body: copyOf, part: 'campaigns' },
  async ({ db, staff, body }) => ({
    json: { id: await beginFromCopy(db, staff, body, Date.now()) },
  }),
);
