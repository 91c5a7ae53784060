import type { DeskEnquiry } from '@/lib/desk/contract';
import { openError } from '@/lib/server/enquiries/deliveryError';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readDetails } from '@/lib/server/enquiries/rows';
import { parseJson } from '@/lib/server/privacy/parseJson';
import type { Database } from '@/lib/server/store/schema';
import { isRecord } from '@/lib/site/isRecord';
import { colleaguesOf, namesFor } from './colleagues';
import { markOf } from './correctEnquiry';
import { listCorrections, writtenIn } from './corrections';
import { openReason } from './deskCase';
import { findKept } from './family/merges';
import { joined } from './inbox';
import { fits } from './inboxFilter';
import { listNotes } from './notes';
import { listStaff, type StaffMember } from './staff';
import { stageOf } from './stageOf';

/**
 * One enquiry with all that its people need to answer it. Null: there is none, or it belongs to a
 * branch that this person does not answer for.
 */
export const readEnquiry = async (
  db: Database,
  reference: string,
  staff: Pick<StaffMember, 'id' | 'branches'>,
): Promise<DeskEnquiry | null> => {
  const found = await joined(db)
    .selectAll('enquiries')
    .select([
      'desk_cases.state as state',
      'desk_cases.previous_state as previous_state',
      'desk_cases.previous_status as previous_status',
      'desk_cases.answered_at as answered_at',
      'desk_cases.revision as case_revision',
      'desk_cases.assigned_to as assigned_to',
      'desk_cases.next_call_at as next_call_at',
      'desk_cases.next_call_reason as next_call_reason',
    ])
    .where('enquiries.id', '=', reference)
    .where(fits({ branches: staff.branches ?? undefined }))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { state, previous_state, previous_status, answered_at, case_revision, ...rest } = found;
  const { assigned_to, next_call_at, next_call_reason, ...row } = rest;
  const people = await listStaff(db);
  const names = namesFor(people, staff);
  const open = openForPeople(row);
  const { parent_name, child_name, date_of_birth, email, mobile, branch, grade } =
    readDetails(open);
  const written = writtenIn(open);
  const canUndo = previous_status !== null && row.status !== 'withdrawn';
  return {
    reference,
    createdAt: row.created_at,
    stage: stageOf(row.status, state),
    revision: case_revision ?? 0,
    undo: canUndo ? stageOf(previous_status, previous_state) : null,
    isMerged: (await findKept(db, reference)) !== null,
    parent: parent_name,
    child: child_name,
    birthDay: date_of_birth,
    email,
    mobile,
    isVerified: row.mobile_verified === 1,
    branch,
    grade,
    answeredAt: answered_at,
    consentVersion: row.consent_version,
    consentAt: row.consent_at,
    visit: await readVisit(db, reference),
    ...readTouches(open.attribution_json),
    deliveries: await readDeliveries(db, reference),
    notes: (await listNotes(db, reference)).map(({ staffId, ...note }) => ({
      ...note,
      who: names(staffId),
    })),
    assigned: assigned_to === null ? null : { id: assigned_to, name: names(assigned_to) },
    me: staff.id,
    ownBranches: staff.branches && [...staff.branches],
    colleagues: colleaguesOf(people, row.branch_id, staff),
    nextCall:
      next_call_at === null
        ? null
        : { at: next_call_at, reason: openReason({ enquiry_id: reference, next_call_reason }) },
    written,
    mark: markOf(written, row),
    corrections: (await listCorrections(db, reference)).map(({ staffId, ...correction }) => ({
      ...correction,
      who: names(staffId),
    })),
  };
};

const readVisit = async (db: Database, reference: string): Promise<DeskEnquiry['visit']> => {
  const visit = await db
    .selectFrom('visits')
    .select(['slot', 'status'])
    .where('enquiry_id', '=', reference)
    .executeTakeFirst();
  return visit ?? null;
};

const readDeliveries = async (
  db: Database,
  reference: string,
): Promise<DeskEnquiry['deliveries']> => {
  const rows = await db
    .selectFrom('deliveries')
    .select(['status', 'attempts', 'created_at', 'done_at', 'next_attempt_at', 'last_error'])
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', reference)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status, attempts, created_at, done_at, next_attempt_at, last_error }) => ({
    status,
    attempts,
    createdAt: created_at,
    doneAt: done_at,
    nextAt: status === 'waiting' ? next_attempt_at : null,
    problem: openError(reference, last_error) ?? '',
  }));
};

const readTouches = (stored: string | null): Pick<DeskEnquiry, 'first' | 'last' | 'pages'> => {
  const attribution = parseJson(stored);
  const { first, last, pages } = isRecord(attribution) ? attribution : {};
  return {
    first: textsOf(first),
    last: textsOf(last),
    pages: Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [],
  };
};

const textsOf = (touch: unknown): Record<string, string> | null =>
  isRecord(touch)
    ? Object.fromEntries(
        Object.entries(touch).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : null;
