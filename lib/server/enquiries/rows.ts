import type { Insertable, Updateable } from 'kysely';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import { GRADES } from '@/data/grades';
import { CITIES } from '@/data/places/places';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import { branchName, getBranch } from '@/lib/schools/directory/branches';
import type { Database, EnquiryStatus, Schema } from '@/lib/server/store/schema';
import { withMobile } from './findByMobile';
import { nameRow, namesOf, type RowName, sameKey, toText } from './idempotency';
import type { NewEnquiry, VerifiedParent } from './newEnquiry';
import { type EnquiryRow, type OpenEnquiry, sealPersonal } from './personalColumns';
import { newReference } from './reference';
import { sourceOf } from './source';

export type { EnquiryRow };

/** How an enquiry begins: with a verified number it is on its way, else it waits for one. */
export const toRow = (input: NewEnquiry, at: number): Insertable<Schema['enquiries']> => {
  const id = newReference();
  // The number that is confirmed wins over the one that was typed.
  const mobile = input.parent?.mobile ?? input.enquiry.mobile ?? null;
  const personal = { ...details(input), mobile, attribution_json: input.attribution };
  return {
    ...sealPersonal(id, personal),
    ...stateOf(input, at),
    id,
    source: sourceOf(input.attribution),
  };
};

/** All that is not personal. */
const stateOf = (input: NewEnquiry, at: number) => ({
  idempotency_key: toText(nameRow(input.idempotencyKey, input.enquiry)),
  created_at: at,
  updated_at: at,
  status: statusOf(input.parent),
  mobile_verified: input.parent ? 1 : 0,
  lead_info: 'Worksheet',
  consent_version: CONSENT_NOTICE.version,
  consent_at: at,
  submitted_at: input.submittedAt ?? null,
});

/** What changes in a known enquiry when the owner of the number sends it (again). */
export const toChange = (
  input: NewEnquiry,
  parent: VerifiedParent,
  known: EnquiryRow,
  at: number,
): Updateable<Schema['enquiries']> => ({
  // The same words once more leave what our people have put right in them.
  ...sealPersonal(known.id, {
    ...(isChanged(known, input) && details(input)),
    mobile: parent.mobile,
  }),
  ...nextName(input, known),
  terms_at: null,
  updated_at: at,
  status: statusWith(parent),
  mobile_verified: 1,
});

// The name holds a hash of what was written: another one is a correction.
const nextName = (input: NewEnquiry, known: EnquiryRow) => ({
  idempotency_key: toText(nameRow(input.idempotencyKey, input.enquiry)),
  revision: known.revision + (isChanged(known, input) ? 1 : 0),
});

/** Whether an enquiry says something else than the row that it belongs to. */
export const isChanged = (known: EnquiryRow, input: NewEnquiry): boolean =>
  !namesOf(nameRow(input.idempotencyKey, input.enquiry)).includes(known.idempotency_key);

/** Agreed to anew: the version of the notice and the time are those of now. */
export const toConsent = (at: number): Updateable<Schema['enquiries']> => ({
  consent_version: CONSENT_NOTICE.version,
  consent_at: at,
});

const statusOf = (parent: VerifiedParent | null): EnquiryStatus =>
  parent === null ? 'unverified' : statusWith(parent);

// Without a token the school system would not take it: a person has to call.
const statusWith = ({ accessToken }: VerifiedParent): EnquiryStatus =>
  accessToken === null ? 'follow-up' : 'queued';

type TextColumn = Exclude<keyof Enquiry, 'branch' | 'grade' | 'mobile'>;

const details = ({ enquiry }: NewEnquiry) =>
  ({
    parent_name: enquiry.parent_name,
    child_name: enquiry.child_name,
    email: enquiry.email === '' ? null : enquiry.email,
    date_of_birth: enquiry.date_of_birth,
    branch_id: enquiry.branch,
    grade_id: enquiry.grade,
    // A field without a column does not compile.
  }) satisfies Record<TextColumn, string | null> & { branch_id: number; grade_id: number };

/** What a row holds, field by field, for people: names instead of numbers. */
export const readDetails = (row: OpenEnquiry): EnquiryFields => {
  const branch = getBranch(row.branch_id);
  return {
    parent_name: row.parent_name,
    child_name: row.child_name,
    date_of_birth: row.date_of_birth,
    email: row.email ?? '',
    city: branch ? CITIES[branch.city].displayName : '',
    branch: branch ? branchName(branch) : String(row.branch_id),
    grade: GRADES.find(({ id }) => id === row.grade_id)?.name ?? String(row.grade_id),
    mobile: row.mobile ?? '',
  };
};

/** The enquiry with this reference. */
export const findEnquiry = (db: Database, id: string): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();

/** The enquiry that was saved under this name. */
export const findByName = (db: Database, name: RowName): Promise<EnquiryRow | undefined> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('idempotency_key', 'in', namesOf(name))
    .executeTakeFirst();

/** An enquiry that this parent may correct: same key, own number, not yet in the school system. */
export const findCorrectable = (
  db: Database,
  name: RowName,
  { mobile }: VerifiedParent,
): Promise<EnquiryRow | undefined> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where(withMobile(mobile))
    .where('idempotency_key', 'like', sameKey(name))
    .where('status', 'in', ['unverified', 'queued', 'follow-up', 'withdrawn'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
