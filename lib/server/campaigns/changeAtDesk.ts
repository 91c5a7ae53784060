import type { CampaignChange, DeskCampaign } from '@/lib/desk/campaignContract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { publish, removeCampaign, renewPreview, restore, unpublish } from './changeCampaigns';
import { showDeskCampaign } from './showDeskCampaign';
import { findVersion } from './versions';

/**
 * What somebody does with a campaign, with its entry in the audit: how it stands then, or null where it
 * was removed. Throws `request/changed` where somebody else was faster.
 */
export const changeAtDesk = async (
  db: Database,
  staff: StaffMember,
  { action, id, revision, version }: CampaignChange,
  at: number,
): Promise<DeskCampaign | null> =>
  db.transaction().execute(async (step) => {
    const hand = { id, revision, staffId: staff.id, at };
    switch (action) {
      case 'publish':
        await publish(step, hand);
        break;
      case 'unpublish':
        await unpublish(step, hand);
        break;
      case 'renew-preview':
        await renewPreview(step, hand);
        break;
      case 'remove':
        await removeCampaign(step, hand);
        break;
      case 'restore': {
        const content = version === undefined ? null : await findVersion(step, id, version);
        if (content === null) throw new SiteError('request/unknown');
        await restore(step, { ...hand, content });
      }
    }
    await noteChange(step, staff, action, id);
    return action === 'remove' ? null : showDeskCampaign(step, id, staff, at);
  });

/** Writes a change of a campaign into the audit. */
export const noteChange = async (
  db: Database,
  staff: StaffMember,
  action: string,
  id: string,
): Promise<void> => {
  await appendAudit(db, {
    action: `desk campaign ${action}`,
    filter: { campaign: id },
    rows: 1,
    who: staffName(staff),
  });
};
