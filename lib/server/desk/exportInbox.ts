import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { csvHead, csvLines } from '@/lib/server/csv/csv';
import { ENQUIRY_COLUMNS, enquiryValues } from '@/lib/server/enquiries/enquiryColumns';
import { listEnquiries, toIndianTime } from '@/lib/server/enquiries/listEnquiries';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { isPlanned } from './calls';
import { listNames, type StaffNames } from './colleagues';
import { openReason } from './deskCase';
import { type Cursor, inOrder, joined } from './inbox';
import { isInStage } from './inboxFilter';
import { auditedFilter, type InboxRequest } from './inboxQuery';
import { searchInbox } from './searchInbox';
import type { StaffMember } from './staff';
import { stageOf } from './stageOf';

/** References that are read at once, and enquiries that are decrypted at once: each in a few ms. */
const PAGE = 1_000;
const BATCH = 50;

/**
 * What the inbox shows somebody, all pages of it, as CSV: read while it is sent. It stands in the audit
 * before the first line: by how it was narrowed, never by what was searched for.
 */
export async function* exportInbox(
  db: Database,
  staff: StaffMember,
  request: InboxRequest,
): AsyncGenerator<string> {
  const references = await findAll(db, request);
  await appendAudit(db, {
    action: 'desk export',
    filter: auditedFilter(request),
    rows: references.length,
    who: staffName(staff),
  });
  const names = await listNames(db, staff);
  yield csvHead([...ENQUIRY_COLUMNS, ...DESK_COLUMNS]);
  for (let at = 0; at < references.length; at += BATCH) {
    const some = references.slice(at, at + BATCH);
    const enquiries = await listEnquiries({ db }, { references: some });
    const beside = new Map(await readBeside(db, some, names));
    yield csvLines(
      enquiries.map((one) => [...enquiryValues(one), ...(beside.get(one.reference) ?? [])]),
    );
  }
}

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

/** The references of what is listed, oldest enquiry first. */
const findAll = async (
  db: Database,
  { stage, text, isCalls, filter }: InboxRequest,
): Promise<string[]> => {
  if (text !== '') {
    return (await searchInbox(db, text, filter))
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(({ reference }) => reference);
  }
  const references: string[] = [];
  let after: Cursor | null = null;
  do {
    const rows: Cursor[] = await inOrder(db, isCalls ? isPlanned : isInStage(stage), filter, after)
      .limit(PAGE)
      .execute();
    references.push(...rows.map(({ id }) => id));
    after = rows.length < PAGE ? null : (rows.at(-1) ?? null);
  } while (after !== null);
  return references;
};
