import { type PersonRights, personRights } from '@/lib/desk/personRights';
import { checkMobile } from '@/lib/login/mobile';
import { expectOwn } from '@/lib/server/desk/expectOwn';
import type { StaffMember } from '@/lib/server/desk/staff';
import { withMobile } from '@/lib/server/enquiries/findByMobile';
import { openMobile } from '@/lib/server/enquiries/personalColumns';
import { findEnquiry } from '@/lib/server/enquiries/rows';
import { type ParentNumber, toParentNumber } from '@/lib/server/privacy/parentNumber';
import type { Database } from '@/lib/server/store/schema';

/** Whose enquiry it is, and what somebody at the desk may do for that parent. */
export type DeskPerson = { number: ParentNumber; rights: PersonRights };

/**
 * The parent of an enquiry. Null: it has no number that the key of the site can read, so that nothing
 * is found by it. Throws `request/unknown` for an enquiry of another branch.
 */
export const readPerson = async (
  db: Database,
  staff: StaffMember,
  reference: string,
): Promise<DeskPerson | null> => {
  await expectOwn(db, staff, reference);
  const row = await findEnquiry(db, reference);
  const mobile = row && openMobile(row);
  if (!mobile || checkMobile(mobile) !== null) return null;
  return {
    number: toParentNumber(mobile),
    rights: personRights(staff, {
      branches: await branchesOf(db, mobile),
      isConfirmed: row.mobile_verified === 1,
    }),
  };
};

const branchesOf = async (db: Database, mobile: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('enquiries')
    .select('branch_id')
    .distinct()
    .where(withMobile(mobile))
    .execute();
  return rows.map(({ branch_id }) => branch_id);
};
