import { countDeadLetters } from '@/lib/server/dispatcher/deadLetters';
import { countGuessedAt } from '@/lib/server/login/guesses';
import { readOtpCounts } from '@/lib/server/login/otpCounts';
import type { OtpCounts } from '@/lib/server/login/pumping';
import { type MailFigures, readMailFigures } from '@/lib/server/mail/outbox';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

/** What the database knows about the work of all processes that share it. */
export type StoreFigures = {
  /** Only statuses that some have; `oldest` in ms since 1970. */
  enquiries: { status: EnquiryStatus; count: number; oldest: number }[];
  /** When the newest enquiry was sent, in ms since 1970; null: there is none. */
  newestEnquiry: number | null;
  /** By kind of delivery, only kinds of which some wait. */
  waiting: { kind: string; count: number; oldest: number }[];
  /** By kind of delivery, only kinds that have some. */
  dead: { kind: string; count: number }[];
  /** Codes of the last 30 minutes. */
  otp: OtpCounts;
  /** E-mails to our own people. */
  mail: MailFigures;
  /** Numbers at whose codes somebody guesses. */
  guessedAt: number;
};

/** Reads the figures as they stand at `now` (ms since 1970). Rejects when the database is down. */
export const readStoreFigures = async ({ db }: Store, now: number): Promise<StoreFigures> => {
  const [enquiries, newest, waiting, dead, mail, otp, guessedAt] = await Promise.all([
    // From the index by status and time alone.
    db
      .selectFrom('enquiries')
      .select(({ fn }) => [
        'status',
        fn.countAll<number>().as('count'),
        fn.min<number>('created_at').as('oldest'),
      ])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.max<number | null>('created_at').as('at'))
      .executeTakeFirstOrThrow(),
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
    countDeadLetters(db),
    readMailFigures(db, now),
    readOtpCounts(db, now),
    countGuessedAt(db),
  ]);
  return { enquiries, newestEnquiry: newest.at, waiting, dead, mail, otp, guessedAt };
};
