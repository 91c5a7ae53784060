import { GRADES } from '@/data/grades';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import type { OpenEnquiry } from '@/lib/server/enquiries/personalColumns';
import { type ColumnPlace, openColumn, sealColumn, UNREADABLE } from '@/lib/server/keys/columns';
import { parseJson } from '@/lib/server/privacy/parseJson';
import type { Database } from '@/lib/server/store/schema';
import { isRecord } from '@/lib/site/isRecord';

export const correctionPlace = (id: string): ColumnPlace => ({
  table: 'desk_corrections',
  column: 'before_json',
  row: id,
});

/** Texts of the form by the names of its fields. */
type Texts = Record<string, string>;

/** What an enquiry says, as the form has it: the city as a slug, branch and class as numbers. */
export const writtenIn = (row: OpenEnquiry): EnquiryFields => ({
  parent_name: row.parent_name,
  child_name: row.child_name,
  date_of_birth: row.date_of_birth,
  email: row.email ?? '',
  city: getBranch(row.branch_id)?.city ?? '',
  branch: String(row.branch_id),
  grade: String(row.grade_id),
  mobile: row.mobile ?? '',
});

type Corrected = {
  id: string;
  reference: string;
  staffId: string;
  /** Ms since 1970. */
  at: number;
  /** What stood there before, of the fields that were corrected. */
  before: Texts;
  mobileHash: string | null;
};

/** Notes what stood in an enquiry before it was corrected. */
export const noteCorrection = async (
  db: Database,
  { id, reference, staffId, at, before, mobileHash }: Corrected,
): Promise<void> => {
  await db
    .insertInto('desk_corrections')
    .values({
      id,
      enquiry_id: reference,
      staff_id: staffId,
      corrected_at: at,
      before_json: sealColumn(JSON.stringify(before), correctionPlace(id)),
      mobile_hash: mobileHash,
    })
    .execute();
};

/** What stood in an enquiry before it was corrected, as people read it: names in place of numbers. */
export const openBefore = ({ id, before_json }: { id: string; before_json: string }): Texts => {
  const opened = openColumn(before_json, correctionPlace(id));
  if (opened === null) return { parent_name: UNREADABLE };
  const before = parseJson(opened);
  if (!isRecord(before)) return {};
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, forPeople(name, String(value))]),
  );
};

const forPeople = (name: string, value: string): string => {
  if (name === 'grade') return GRADES.find(({ id }) => String(id) === value)?.name ?? value;
  if (name !== 'branch') return value;
  const branch = getBranch(Number(value));
  return branch === null ? value : branchTitle(branch);
};

/** What was put right in an enquiry, oldest first. */
export const listCorrections = async (db: Database, reference: string) => {
  const rows = await db
    .selectFrom('desk_corrections')
    .selectAll()
    .where('enquiry_id', '=', reference)
    .orderBy('corrected_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    correctedAt: row.corrected_at,
    before: openBefore(row),
  }));
};
