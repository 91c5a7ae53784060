import { createHash } from 'node:crypto';
import type { InboxPage } from '@/lib/desk/contract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { countStages, listStage } from './inbox';
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
  const page = await readPage(db, query);
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
  { stage, text, filter, after }: InboxRequest,
): Promise<Content> => {
  const counts = await countStages(db, filter);
  if (text !== '') {
    const lines = await searchInbox(db, text, filter);
    return { lines, counts, next: null, unindexed: await countUnindexed(db) };
  }
  const { lines, next } = await listStage(db, stage, filter, after);
  return { lines, counts, next: next && writeCursor(next), unindexed: 0 };
};
