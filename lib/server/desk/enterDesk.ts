import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { clearLimit, consumeLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { countRecoveryCodes, renewRecoveryCodes, takeCode, takeRecoveryCode } from './secondFactor';
import { findStaff, type StaffMember } from './staff';
import { beginStaffSession, completeStaffSession } from './staffSession';

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
  await consumeLimit('deskCode', staff.id);
  const typed = code.replaceAll(/[\s-]/g, '');
  const isTaken =
    (await takeCode(db, staff.id, typed, now)) ||
    // Of an app that was never confirmed there are no recovery codes.
    (staff.hasSecondFactor && (await takeRecoveryCode(db, staff.id, typed, now)));
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
  const next = await completeStaffSession(db, token, now);
  if (next === null) throw new SiteError('session/required', { message: DESK_MESSAGES.loginAgain });
  await appendAudit(db, { action: 'desk login', filter: {}, rows: 0, who: staffName(staff) });
  return {
    token: next,
    recoveryCodes: staff.hasSecondFactor ? null : await renewRecoveryCodes(db, staff.id),
    recoveryCodesLeft: await countRecoveryCodes(db, staff.id),
  };
};
