import type { Results } from '@/lib/desk/results/contract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { countedCampaigns, readCounts } from './readCounts';
import { auditedRequest, type ResultsRequest } from './resultsRequest';
import { listSpends } from './spend';

/** What the campaigns brought and cost, for somebody at the desk; it stands in the audit. */
export const answerResults = async (
  db: Database,
  staff: StaffMember,
  request: ResultsRequest,
): Promise<Results> => {
  const counts = await readCounts(db, request);
  const spends = await listSpends(db, staff, request);
  const campaigns = new Set([
    ...(await countedCampaigns(db, request)),
    ...spends.map(({ campaign }) => campaign),
  ]);
  await appendAudit(db, {
    action: 'desk results',
    filter: auditedRequest(request),
    rows: counts.pages.length,
    who: staffName(staff),
  });
  return { ...counts, spends, campaigns: [...campaigns].sort() };
};
