import { hashPersonal } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';
import type { Challenge } from './challenge';

/** Specification section 9: how long `Resend OTP` waits. */
export const RESEND_SECONDS = 120;

export type OtpRequest = { path: Challenge['path']; sentAt: number };

/**
 * Takes the right to send a code to this number now. False: one was sent less than 120 seconds ago
 * (or is being sent at this moment) and has not been used.
 */
export const claimSend = async (db: Database, contact: string, now: number): Promise<boolean> => {
  const row = await db
    .insertInto('otp_requests')
    .values({ mobile_hash: hashPersonal(contact), path: 'login', sent_at: now })
    .onConflict((conflict) =>
      conflict
        .column('mobile_hash')
        .doUpdateSet({ path: 'login', sent_at: now })
        .where('otp_requests.sent_at', '<=', now - RESEND_SECONDS * 1000),
    )
    .returning('sent_at')
    .executeTakeFirst();
  return row !== undefined;
};

/** Notes which way the code that was sent goes. */
export const keepPath = async (
  db: Database,
  contact: string,
  path: Challenge['path'],
): Promise<void> => {
  await db
    .updateTable('otp_requests')
    .set({ path })
    .where('mobile_hash', '=', hashPersonal(contact))
    .execute();
};

/** The last code that was sent and not used, or null. */
export const findRequest = async (db: Database, contact: string): Promise<OtpRequest | null> => {
  const row = await db
    .selectFrom('otp_requests')
    .select(['path', 'sent_at'])
    .where('mobile_hash', '=', hashPersonal(contact))
    .executeTakeFirst();
  return row === undefined ? null : { path: row.path, sentAt: row.sent_at };
};

/** Forgets the request: its code was used, or never sent. The next one is sent at once. */
export const clearRequest = async (db: Database, contact: string): Promise<void> => {
  await db.deleteFrom('otp_requests').where('mobile_hash', '=', hashPersonal(contact)).execute();
};
