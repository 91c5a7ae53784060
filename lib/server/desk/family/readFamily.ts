import type { DeskFamily } from '@/lib/desk/personContract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import { expectOwn, isOwn } from '@/lib/server/desk/expectOwn';
import { readLines } from '@/lib/server/desk/inbox';
import { readEnquiry } from '@/lib/server/desk/readEnquiry';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { findFamily } from './findFamily';
import { findKept, listMerged } from './merges';

/**
 * What else the family of an enquiry has sent, as far as it is of this person's branches; it stands in
 * the audit. Throws `request/unknown` for an enquiry of another branch.
 */
export const readFamily = async (
  db: Database,
  staff: StaffMember,
  reference: string,
): Promise<DeskFamily> => {
  await expectOwn(db, staff, reference);
  const filter = { branches: staff.branches ?? undefined };
  const merged = await listMerged(db, reference);
  const own = await Promise.all(merged.map((id) => readEnquiry(db, id, staff)));
  const shown = own.filter((enquiry) => enquiry !== null);
  const kept = await findKept(db, reference);
  const others = await withoutDuplicates(db, await findFamily(db, reference, filter));
  const lines = await readLines(
    db,
    others.filter((id) => id !== kept),
  );
  if (lines.length + shown.length > 0) {
    await appendAudit(db, {
      action: 'desk family',
      filter: { reference },
      rows: lines.length + shown.length,
      who: staffName(staff),
    });
  }
  return {
    others: lines,
    merged: shown,
    hidden: merged.length - shown.length,
    kept: kept === null ? null : { reference: (await isOwn(db, staff, kept)) ? kept : null },
  };
};

// Those stand with the enquiry that goes on in their place.
const withoutDuplicates = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('desk_merges')
    .select('enquiry_id')
    .where('enquiry_id', 'in', [...ids])
    .execute();
  const duplicates = new Set(rows.map(({ enquiry_id }) => enquiry_id));
  return ids.filter((id) => !duplicates.has(id));
};
