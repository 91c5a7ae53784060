import { readShape } from '@/data/campaigns/check/shapeProblems';
import { savedCampaign } from '@/lib/desk/campaignContract';
import { noteChange } from '@/lib/server/campaigns/changeAtDesk';
import { saveDraft } from '@/lib/server/campaigns/changeCampaigns';
import { showDeskCampaign } from '@/lib/server/campaigns/showDeskCampaign';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { SiteError } from '@/lib/site/siteError';

export const config = { api: { bodyParser: false } };

/** Stores the draft of a campaign, and answers what is wrong with it and how it looks. */
export default deskEndpoint(
  { method: 'POST', body: savedCampaign, part: 'campaigns' },
  async ({ db, staff, body: { id, revision, draft } }) => {
    const { campaign, problems } = readShape(draft);
    if (campaign === null) {
      const [problem] = problems;
      throw new SiteError('request/invalid', { message: problem?.text, field: problem?.at });
    }
    const at = Date.now();
    const shown = await db.transaction().execute(async (step) => {
      const isNew = await saveDraft(step, { id, revision, draft: campaign, staffId: staff.id, at });
      if (isNew) await noteChange(step, staff, 'save', id);
      return showDeskCampaign(step, id, staff, at);
    });
    return { json: shown };
  },
);
