import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { LIMIT_MINUTES, OTP_GUESSES, OTP_LENGTH, OTP_MINUTES, OTP_SENDS } from '@/data/limits';
import { hashPersonal } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';

const WINDOW_MS = LIMIT_MINUTES * 60_000;
const LIFETIME_MS = OTP_MINUTES * 60_000;

export type GuessOutcome = 'right' | 'wrong' | 'expired' | 'blocked';

/** The codes of the embedded school system: so many sends and guesses per number in one window. */
export const createCodes = (db: Database, now: () => number) => ({
  /** A new code for this number, or null when it has had too many. */
  issue: async (contact: string): Promise<string | null> => {
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const at = now();
    const fresh = {
      code_hash: hashCode(contact, code),
      sent_at: at,
      expires_at: at + LIFETIME_MS,
      used_at: null,
    };
    const isOver = sql<boolean>`erp_codes.window_started_at <= ${at - WINDOW_MS}`;
    const row = await db
      .insertInto('erp_codes')
      .values({
        contact_hash: hashPersonal(contact),
        ...fresh,
        guesses: 0,
        sends: 1,
        window_started_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('contact_hash')
          .doUpdateSet({
            ...fresh,
            // The guesses of the window stay: a resend must not buy five more.
            guesses: sql`case when ${isOver} then 0 else erp_codes.guesses end`,
            sends: sql`case when ${isOver} then 1 else erp_codes.sends + 1 end`,
            window_started_at: sql`case when ${isOver} then ${at} else erp_codes.window_started_at end`,
          })
          .where(({ eb, or }) => or([isOver, eb('erp_codes.sends', '<', OTP_SENDS)])),
      )
      .returning('sends')
      .executeTakeFirst();
    return row === undefined ? null : code;
  },

  /** Counts the guess before it compares, so that guesses sent at once cannot slip through. */
  guess: async (contact: string, code: string): Promise<GuessOutcome> => {
    const contactHash = hashPersonal(contact);
    const codeHash = hashCode(contact, code);
    const counted = await db
      .updateTable('erp_codes')
      .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
      .where('contact_hash', '=', contactHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .where('guesses', '<', OTP_GUESSES)
      .returning('code_hash')
      .executeTakeFirst();
    if (counted === undefined) return whyNotCounted(db, contactHash, now());
    if (!isSame(counted.code_hash, codeHash)) return 'wrong';
    const used = await db
      .updateTable('erp_codes')
      .set({ used_at: now() })
      .where('contact_hash', '=', contactHash)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('used_at')
      .executeTakeFirst();
    return used === undefined ? 'expired' : 'right';
  },
});

const whyNotCounted = async (
  db: Database,
  contactHash: string,
  at: number,
): Promise<'expired' | 'blocked'> => {
  const row = await db
    .selectFrom('erp_codes')
    .select(['used_at', 'expires_at'])
    .where('contact_hash', '=', contactHash)
    .executeTakeFirst();
  return row === undefined || row.used_at !== null || row.expires_at <= at ? 'expired' : 'blocked';
};

// The number is part of it: the same code has another hash for another number.
const hashCode = (contact: string, code: string): string => hashPersonal(`${contact} ${code}`);

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
