import { createHash } from 'node:crypto';
import type { InboxPage } from '@/lib/desk/contract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { fillSources } from '@/lib/server/enquiries/fillSources';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { countDueCalls, listCalls } from './calls';
import { listNames } from './colleagues';
import { countStages, type Listed, listStage } from './inbox';
import { auditedFilter, type InboxRequest, writeCursor } from './inboxQuery';
import { countUnindexed } from './indexNames';
import { searchInbox } from './searchInbox';
import type { StaffMember } from './staff';

/**
 * A page of the inbox for somebody at the desk; it stands in the audit. Null: it is the one whose mark
 * is `known`, which an open inbox asks for every few seconds and has on its screen already.
 */
export const answerInbox = async (
  db: Database,
  staff: StaffMember,
  query: InboxRequest,
  known: string | undefined,
): Promise<InboxPage | null> => {
  const page = await readPage(db, staff, query);
  const mark = markOf(page);
  if (mark === known) return null;
  if (page.lines.length > 0) {
    await appendAudit(db, {
      action: query.text === '' ? 'desk list' : 'desk search',
      filter: auditedFilter(query),
      rows: page.lines.length,
      who: staffName(staff),
    });
  }
  return { ...page, mark };
};

type Content = Omit<InboxPage, 'mark'>;

const markOf = (page: Content): string =>
  createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 22);

const readPage = async (
  db: Database,
  staff: StaffMember,
  request: InboxRequest,
): Promise<Content> => {
  const { text, filter } = request;
  if (filter.source !== undefined) await fillSources(db);
  const { lines, next } = await readList(db, request);
  const names = await listNames(db, staff);
  return {
    lines: lines.map((line) => ({ ...line, assigned: line.assigned && names(line.assigned) })),
    counts: await countStages(db, filter),
    dueCalls: await countDueCalls(db, staff, Date.now()),
    next: next && writeCursor(next),
    unindexed: text === '' ? 0 : await countUnindexed(db),
  };
};

const readList = async (
  db: Database,
  { stage, text, isCalls, filter, after }: InboxRequest,
): Promise<Listed> => {
  if (text !== '') return { lines: await searchInbox(db, text, filter), next: null };
  return isCalls ? listCalls(db, filter, after) : listStage(db, stage, filter, after);
};
