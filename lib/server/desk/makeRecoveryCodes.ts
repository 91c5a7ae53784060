import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Database } from '@/lib/server/store/schema';
import { staffName } from './auditName';
import { expectCode } from './expectCode';
import { renewRecoveryCodes } from './secondFactor';
import type { StaffMember } from './staff';

/**
 * New recovery codes for somebody who is logged in and has the app at hand; those of before are good
 * for nothing. Throws for a wrong code of the app, as a login does.
 */
export const makeRecoveryCodes = async (
  db: Database,
  { staff, token, code }: { staff: StaffMember; token: string; code: string },
  now: number,
): Promise<string[]> => {
  await expectCode(db, { staff, token, code, canRecover: false }, now);
  const codes = await renewRecoveryCodes(db, staff.id);
  await appendAudit(db, {
    action: 'desk recovery codes',
    filter: {},
    rows: codes.length,
    who: staffName(staff),
  });
  return codes;
};
