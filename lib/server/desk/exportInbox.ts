import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { enquiriesCsv } from '@/lib/server/enquiries/enquiriesCsv';
import {
  type ListedEnquiry,
  listEnquiries,
  toIndianTime,
} from '@/lib/server/enquiries/listEnquiries';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { inCalls } from './calls';
import { listNames, type StaffNames } from './colleagues';
import { openReason } from './deskCase';
import { inStage, joined } from './inbox';
import { auditedFilter, type InboxRequest } from './inboxQuery';
import { searchInbox } from './searchInbox';
import type { StaffMember } from './staff';
import { stageOf } from './stageOf';

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
  const beside = new Map<string, string[]>();
  const names = await listNames(db, staff);
  for (let at = 0; at < references.length; at += BATCH) {
    const some = references.slice(at, at + BATCH);
    enquiries.push(...(await listEnquiries({ db }, { references: some })));
    for (const [reference, values] of await readBeside(db, some, names)) {
      beside.set(reference, values);
    }
  }
  return enquiriesCsv(enquiries, {
    columns: DESK_COLUMNS,
    valuesOf: ({ reference }) => beside.get(reference) ?? [],
  });
};

/** What the desk itself has of an enquiry. */
const DESK_COLUMNS = ['stage', 'assigned_to', 'next_call', 'next_call_for', 'source'] as const;

/** The values of `DESK_COLUMNS`, by reference. */
const readBeside = async (
  db: Database,
  references: readonly string[],
  names: StaffNames,
): Promise<[string, string[]][]> => {
  const rows = await joined(db)
    .select([
      'enquiries.id as enquiry_id',
      'enquiries.status as status',
      'enquiries.source as source',
      'desk_cases.state as state',
      'desk_cases.assigned_to as assigned',
      'desk_cases.next_call_at as call',
      'desk_cases.next_call_reason as next_call_reason',
    ])
    .where('enquiries.id', 'in', [...references])
    .execute();
  return rows.map((row) => [
    row.enquiry_id,
    [
      STAGE_NAMES[stageOf(row.status, row.state)],
      row.assigned === null ? '' : names(row.assigned),
      row.call === null ? '' : toIndianTime(row.call),
      openReason(row),
      row.source ?? '',
    ],
  ]);
};

const findAll = async (
  db: Database,
  { stage, text, isCalls, filter }: InboxRequest,
): Promise<string[]> => {
  if (text !== '') {
    return (await searchInbox(db, text, filter)).map(({ reference }) => reference);
  }
  const rows = await (isCalls ? inCalls(db, filter) : inStage(db, stage, filter)).execute();
  return rows.map(({ id }) => id);
};
