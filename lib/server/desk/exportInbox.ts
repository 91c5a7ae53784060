import { appendAudit } from '@/lib/server/audit/appendAudit';
import { enquiriesCsv } from '@/lib/server/enquiries/enquiriesCsv';
import { type ListedEnquiry, listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { inStage } from './inbox';
import { auditedFilter, type InboxRequest } from './inboxQuery';
import { searchInbox } from './searchInbox';
import type { StaffMember } from './staff';

/** So many rows are read at once. */
const BATCH = 500;

/**
 * What the inbox shows somebody, all pages of it, as CSV. It stands in the audit before it is answered:
 * by how it was narrowed, never by what was searched for.
 */
export const exportInbox = async (
  db: Database,
  staff: StaffMember,
  request: InboxRequest,
): Promise<string> => {
  const references = await findAll(db, request);
  await appendAudit(db, {
    action: 'desk export',
    filter: auditedFilter(request),
    rows: references.length,
    who: staffName(staff),
  });
  const enquiries: ListedEnquiry[] = [];
  for (let at = 0; at < references.length; at += BATCH) {
    const some = references.slice(at, at + BATCH);
    enquiries.push(...(await listEnquiries({ db }, { references: some })));
  }
  return enquiriesCsv(enquiries);
};

const findAll = async (db: Database, { stage, text, filter }: InboxRequest): Promise<string[]> => {
  if (text !== '') {
    return (await searchInbox(db, text, filter)).map(({ reference }) => reference);
  }
  const rows = await inStage(db, stage, filter).execute();
  return rows.map(({ id }) => id);
};
