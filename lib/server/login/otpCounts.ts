import type { Database } from '@/lib/server/store/schema';
import { type OtpCounts, PUMPING_MINUTES } from './pumping';

const minuteOf = (at: number): number => Math.floor(at / 60_000);

/** Adds to the counts of the minute of `at`. A send that failed is taken back with -1. */
export const addOtpCounts = async (
  db: Database,
  at: number,
  { sent = 0, verified = 0 }: Partial<OtpCounts>,
): Promise<void> => {
  await db
    .insertInto('otp_tallies')
    .values({ minute: minuteOf(at), sent, verified })
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet(({ eb }) => ({
        sent: eb('otp_tallies.sent', '+', sent),
        verified: eb('otp_tallies.verified', '+', verified),
      })),
    )
    .execute();
};

/** What all processes together counted in the 30 minutes that end with the one of `at`. */
export const readOtpCounts = async (db: Database, at: number): Promise<OtpCounts> => {
  const { sent, verified } = await db
    .selectFrom('otp_tallies')
    .select(({ fn }) => [
      fn.sum<number | null>('sent').as('sent'),
      fn.sum<number | null>('verified').as('verified'),
    ])
    .where('minute', '>', minuteOf(at) - PUMPING_MINUTES)
    .where('minute', '<=', minuteOf(at))
    .executeTakeFirstOrThrow();
  return { sent: sent ?? 0, verified: verified ?? 0 };
};
