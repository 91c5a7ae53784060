import { countDeadLetters } from '@/lib/server/dispatcher/deadLetters';
import { countGuessedAt } from '@/lib/server/login/guesses';
import { readOtpCounts } from '@/lib/server/login/otpCounts';
import type { OtpCounts } from '@/lib/server/login/pumping';
import type { Store } from '@/lib/server/store/store';

/** What the database knows about the work of all processes that share it. */
export type StoreFigures = {
  /** By kind of delivery, only kinds of which some wait. */
  waiting: { kind: string; count: number; oldest: number }[];
  followUp: number;
  /** By kind of delivery, only kinds that have some. */
  dead: { kind: string; count: number }[];
  /** Codes of the last 30 minutes. */
  otp: OtpCounts;
  /** Numbers at whose codes somebody guesses. */
  guessedAt: number;
};

/** Reads the figures as they stand at `now` (ms since 1970). Rejects when the database is down. */
export const readStoreFigures = async ({ db }: Store, now: number): Promise<StoreFigures> => {
  const [waiting, followUp, dead, otp, guessedAt] = await Promise.all([
    db
      .selectFrom('deliveries')
      .select(({ fn }) => [
        'kind',
        fn.countAll<number>().as('count'),
        fn.min<number>(fn.coalesce('retried_at', 'created_at')).as('oldest'),
      ])
      .where('status', '=', 'waiting')
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'follow-up')
      .executeTakeFirstOrThrow(),
    countDeadLetters(db),
    readOtpCounts(db, now),
    countGuessedAt(db),
  ]);
  return { waiting, followUp: followUp.count, dead, otp, guessedAt };
};
