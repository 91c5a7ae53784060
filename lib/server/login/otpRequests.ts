import { RESEND_SECONDS } from '@/data/limits';
import { hashPersonal } from '@/lib/server/crypto';
import type { LoginFlow } from '@/lib/server/erp/contract';
import type { Database } from '@/lib/server/store/schema';

export type OtpRequest = {
  flow: LoginFlow;
  sentAt: number;
  /** Who asked for it, as keys of `otp_senders`. */
  senders: string[];
};

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

/** Saves by which flow the code was sent, and for whom. */
export const saveSent = async (
  db: Database,
  mobile: string,
  { flow, senders }: Pick<OtpRequest, 'flow' | 'senders'>,
): Promise<void> => {
  await db
    .updateTable('otp_requests')
    .set({ path: flow, senders: senders.join(' ') })
    .where('mobile_hash', '=', hashPersonal(mobile))
    .execute();
};

/** The last code that was sent and not used, or null. */
export const findRequest = async (db: Database, mobile: string): Promise<OtpRequest | null> => {
  const row = await db
    .selectFrom('otp_requests')
    .select(['path', 'sent_at', 'senders'])
    .where('mobile_hash', '=', hashPersonal(mobile))
    .executeTakeFirst();
  if (row === undefined) return null;
  const senders = row.senders?.split(' ').filter(Boolean) ?? [];
  return { flow: row.path, sentAt: row.sent_at, senders };
};

/** Undoes a claim whose code was not sent. The code before it, if there was one, is good as it was. */
export const releaseClaim = async (
  db: Database,
  mobile: string,
  before: OtpRequest | null,
): Promise<void> => {
  if (before === null) return clearRequest(db, mobile);
  await db
    .updateTable('otp_requests')
    .set({ path: before.flow, sent_at: before.sentAt, senders: before.senders.join(' ') })
    .where('mobile_hash', '=', hashPersonal(mobile))
    .execute();
};

/** Forgets the request, since its code was used. The next one is sent at once. */
export const clearRequest = async (db: Database, mobile: string): Promise<void> => {
  await db.deleteFrom('otp_requests').where('mobile_hash', '=', hashPersonal(mobile)).execute();
};
