import { showDeskCampaign } from '@/lib/server/campaigns/showDeskCampaign';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';

/** One campaign of the desk. */
export default deskEndpoint({ method: 'GET', part: 'campaigns' }, async ({ req, db, staff }) => ({
  json: await showDeskCampaign(db, String(req.query.id), staff, Date.now()),
}));
