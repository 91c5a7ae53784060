import type { Store } from '@/lib/server/store/store';

/**
 * Makes all that a login remembers so much older, in ms, half an hour or more: codes, countdowns, guesses
 * and limits. What was counted of codes that were sent is over then.
 */
export const letTimePass =
  (ms: number) =>
  async (store: Store): Promise<void> => {
    const { db } = store;
    await letCountdownPass(store, ms);
    await db.deleteFrom('otp_tallies').execute();
    await db.deleteFrom('otp_senders').execute();
    await db
      .updateTable('erp_codes')
      .set(({ eb }) => ({
        sent_at: eb('sent_at', '-', ms),
        expires_at: eb('expires_at', '-', ms),
        window_started_at: eb('window_started_at', '-', ms),
      }))
      .execute();
    await db
      .updateTable('otp_guesses')
      .set(({ eb }) => ({
        window_started_at: eb('window_started_at', '-', ms),
        guessed_at: eb('guessed_at', '-', ms),
      }))
      .execute();
    await db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ expire: eb('expire', '-', ms) }))
      .execute();
  };

/** Lets the countdown before a resend pass, and nothing else. */
export const letCountdownPass = async ({ db }: Store, ms = 120_000): Promise<void> => {
  await db
    .updateTable('otp_requests')
    .set(({ eb }) => ({ sent_at: eb('sent_at', '-', ms) }))
    .execute();
};
