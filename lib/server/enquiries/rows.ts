import type { Insertable, Selectable, Updateable } from 'kysely';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import { GRADES } from '@/data/grades';
import { CITIES } from '@/data/places/places';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import { branchName, getBranch } from '@/lib/schools/directory/branches';
import type { Database, Schema } from '@/lib/server/store/schema';
import { nameRow, type RowName, sameKey, toText } from './idempotency';
import type { NewEnquiry, VerifiedParent } from './newEnquiry';
import { newReference } from './reference';

export type EnquiryRow = Selectable<Schema['enquiries']>;

/** How an enquiry begins: with a verified number it is on its way, else it waits for one. */
export const toRow = (input: NewEnquiry, at: number): Insertable<Schema['enquiries']> => ({
  ...details(input),
  id: newReference(),
  idempotency_key: toText(nameRow(input.idempotencyKey, input.enquiry)),
  created_at: at,
  updated_at: at,
  status: input.parent ? statusWith(input.parent) : 'unverified',
  // The number that is confirmed wins over the one that was typed.
  mobile: input.parent?.mobile ?? input.enquiry.mobile ?? null,
  mobile_verified: input.parent ? 1 : 0,
  lead_info: 'Worksheet',
  consent_version: CONSENT_NOTICE.version,
  consent_at: at,
  attribution_json: input.attribution,
});

/** What changes when the owner of the number sends the enquiry (again). */
export const toChange = (
  input: NewEnquiry,
  parent: VerifiedParent,
  at: number,
): Updateable<Schema['enquiries']> => ({
  ...details(input),
  idempotency_key: toText(nameRow(input.idempotencyKey, input.enquiry)),
  updated_at: at,
  status: statusWith(parent),
  mobile: parent.mobile,
  mobile_verified: 1,
});

/** Agreed to anew: the version of the notice and the time are those of now. */
export const toConsent = (at: number): Updateable<Schema['enquiries']> => ({
  consent_version: CONSENT_NOTICE.version,
  consent_at: at,
});

/** Whether an enquiry says something else than the row that it belongs to. */
export const isChanged = (known: EnquiryRow, input: NewEnquiry): boolean =>
  known.idempotency_key !== toText(nameRow(input.idempotencyKey, input.enquiry));

// Without a token the school system would not take it: a person has to call.
const statusWith = ({ accessToken }: VerifiedParent) =>
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
export const readDetails = (row: EnquiryRow): EnquiryFields => {
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

/** The enquiry that was saved under this name. */
export const findByName = (db: Database, name: RowName): Promise<EnquiryRow | undefined> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('idempotency_key', '=', toText(name))
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
    .where('mobile', '=', mobile)
    .where('idempotency_key', 'like', sameKey(name))
    .where('status', 'in', ['unverified', 'queued', 'follow-up', 'withdrawn'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
