import { campaignChange } from '@/lib/desk/campaignContract';
import { changeAtDesk } from '@/lib/server/campaigns/changeAtDesk';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

export const config = { api: { bodyParser: false } };

/** Publishes a campaign, takes it back, restores a version, removes it. */
export default deskEndpoint(
  { method: 'POST', body: campaignChange, part: 'campaigns' },
  async ({ db, staff, body }) => ({
    json: (await changeAtDesk(db, staff, body, Date.now())) ?? { removed: true },
  }),
);
