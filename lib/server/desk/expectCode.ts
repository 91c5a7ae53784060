import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { clearLimit, consumeLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { takeCode, takeRecoveryCode } from './secondFactor';
import type { StaffMember } from './staff';

type Given = {
  staff: StaffMember;
  /** What stands in the cookie of the session. */
  token: string;
  code: string;
  /** Whether a recovery code will do in place of the app's. */
  canRecover: boolean;
};

/**
 * Takes a code of somebody's app. Throws for a wrong one, which stands in the audit, and for the
 * eleventh within ten minutes.
 */
export const expectCode = async (
  db: Database,
  { staff, token, code, canRecover }: Given,
  now: number,
): Promise<void> => {
  await consumeLimit('deskCode', staff.id);
  const typed = code.replaceAll(/[\s-]/g, '');
  const isTaken =
    (await takeCode(db, { staffId: staff.id, token }, typed, now)) ||
    (canRecover && (await takeRecoveryCode(db, staff.id, typed, now)));
  if (!isTaken) {
    await appendAudit(db, {
      action: 'desk wrong code',
      filter: {},
      rows: 0,
      who: staffName(staff),
    });
    throw new SiteError('otp/wrong', { message: DESK_MESSAGES.wrongCode, field: 'code' });
  }
  await clearLimit('deskCode', staff.id);
};
