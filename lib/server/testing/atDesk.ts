import type { StaffRole } from '@/lib/desk/roles';
import { deskCookieName } from '@/lib/server/desk/deskCookie';
import { findStaff, saveStaff } from '@/lib/server/desk/staff';
import { beginStaffSession, completeStaffSession } from '@/lib/server/desk/staffSession';
import type { Database } from '@/lib/server/store/schema';

/** Lets a number (10 digits) use the desk and logs it in: the header of its browser. */
export const sitDown = async (db: Database, mobile: string, role: StaffRole): Promise<string> => {
  const now = Date.now();
  await saveStaff(db, mobile, { role, branches: null }, now);
  const person = await findStaff(db, mobile);
  if (person === null) throw new Error('Nobody was saved.');
  const begun = await beginStaffSession(db, person.id, now);
  return `${deskCookieName()}=${await completeStaffSession(db, begun, now)}`;
};
