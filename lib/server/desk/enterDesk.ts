import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { expectCode } from './expectCode';
import { countRecoveryCodes, renewRecoveryCodes } from './secondFactor';
import { findStaff, type StaffMember } from './staff';
import { beginStaffSession, completeStaffSession, endOtherSessions } from './staffSession';

/**
 * Begins a session for a number (10 digits) that was just confirmed: the text for its cookie. It opens
 * nothing before the second factor. Throws for a number that is not at the desk.
 */
export const beginAtDesk = async (db: Database, mobile: string, now: number): Promise<string> => {
  const staff = await findStaff(db, mobile);
  if (staff === null) throw new SiteError('login/failed', { message: DESK_MESSAGES.notStaff });
  return beginStaffSession(db, staff.id, now);
};

type Given = { staff: StaffMember; token: string; code: string };

/** The session under its new token. Recovery codes: of a second factor that was just set up. */
type Entered = { token: string; recoveryCodes: string[] | null; recoveryCodesLeft: number };

/**
 * Completes a session with a code of the app, or with a recovery code in its place. Throws for a wrong
 * one, and for the eleventh within ten minutes.
 */
export const enterDesk = async (
  db: Database,
  { staff, token, code }: Given,
  now: number,
): Promise<Entered> => {
  // Of an app that was never confirmed there are no recovery codes.
  await expectCode(db, { staff, token, code, canRecover: staff.hasSecondFactor }, now);
  const next = await completeStaffSession(db, token, now);
  if (next === null) throw new SiteError('session/required', { message: DESK_MESSAGES.loginAgain });
  // Another session that has begun to set up an app saw another secret; it is to begin anew.
  if (!staff.hasSecondFactor) await endOtherSessions(db, staff.id, next);
  await appendAudit(db, { action: 'desk login', filter: {}, rows: 0, who: staffName(staff) });
  return {
    token: next,
    recoveryCodes: staff.hasSecondFactor ? null : await renewRecoveryCodes(db, staff.id),
    recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
  };
};
