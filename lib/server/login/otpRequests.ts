import { RESEND_SECONDS } from '@/data/limits';
import { hashPersonal } from '@/lib/server/crypto';
import type { LoginFlow } from '@/lib/server/erp/contract';
import type { Database } from '@/lib/server/store/schema';

export type OtpRequest = { flow: LoginFlow; sentAt: number };

/**
 * Takes the right to send a code to this number now. False: one was sent so lately that its countdown runs
 * (or is being sent at this moment) and has not been used.
 */
export const claimSend = async (db: Database, mobile: string, now: number): Promise<boolean> => {
  const row = await db
    .insertInto('otp_requests')
    .values({ mobile_hash: hashPersonal(mobile), path: 'login', sent_at: now })
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

/** Saves by which flow the code was sent. */
export const saveFlow = async (db: Database, mobile: string, flow: LoginFlow): Promise<void> => {
  await db
    .updateTable('otp_requests')
    .set({ path: flow })
    .where('mobile_hash', '=', hashPersonal(mobile))
    .execute();
};

/** The last code that was sent and not used, or null. */
export const findRequest = async (db: Database, mobile: string): Promise<OtpRequest | null> => {
  const row = await db
    .selectFrom('otp_requests')
    .select(['path', 'sent_at'])
    .where('mobile_hash', '=', hashPersonal(mobile))
    .executeTakeFirst();
  return row === undefined ? null : { flow: row.path, sentAt: row.sent_at };
};

/** Forgets the request: its code was used, or never sent. The next one is sent at once. */
export const clearRequest = async (db: Database, mobile: string): Promise<void> => {
  await db.deleteFrom('otp_requests').where('mobile_hash', '=', hashPersonal(mobile)).execute();
};
