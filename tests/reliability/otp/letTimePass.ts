import type { Store } from '@/lib/server/store/store';

/** Lets the countdown before a resend pass, and nothing else: the rows become two minutes older. */
export const letCountdownPass = async ({ db }: Store): Promise<void> => {
  await db
    .updateTable('otp_requests')
    .set(({ eb }) => ({ sent_at: eb('sent_at', '-', 120_000) }))
    .execute();
};
