import { findProblems } from '@/data/campaigns/check/checkCampaigns';
import { problemSentence } from '@/data/copy/desk/campaignMessages';
import { previewPath } from '@/data/routes/deskPaths';
import type { DeskCampaign } from '@/lib/desk/campaignContract';
import { stateOn } from '@/lib/desk/campaignState';
import { todayInIndia } from '@/lib/enquiry/today';
import { buildSpecialPage } from '@/lib/landing/campaigns/campaignPage';
import { listNames } from '@/lib/server/desk/colleagues';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { findStored, listOthers } from './readCampaigns';
import { listVersions } from './versions';

/** A campaign as the desk shows it to somebody. Throws `request/unknown` where there is none. */
export const showDeskCampaign = async (
  db: Database,
  id: string,
  staff: StaffMember,
  now: number,
): Promise<DeskCampaign> => {
  const stored = await findStored(db, id);
  if (stored === null) throw new SiteError('request/unknown');
  const { draft, published } = stored;
  const problems = findProblems(draft, await listOthers(db, id));
  const versions = await listVersions(db, id);
  const nameOf = await listNames(db, staff);
  return {
    id,
    revision: stored.revision,
    draft,
    problems: problems.map(({ at, text }) => ({ at, text: problemSentence(text) })),
    state: stateOn(published, todayInIndia(now)),
    publishedSlug: published?.slug ?? null,
    hasChanges: published !== null && JSON.stringify(published) !== JSON.stringify(draft),
    changedAt: stored.changedAt,
    changedBy: nameOf(stored.changedBy),
    previewPath: previewPath(stored.previewKey),
    versions: versions.map(({ staffId, ...version }) => ({
      ...version,
      who: nameOf(staffId),
    })),
    built: buildSpecialPage('campaign', draft),
  };
};
